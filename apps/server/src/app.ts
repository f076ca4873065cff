import type { Endpoint } from '@taga/contract';
import { allEndpoints } from '@taga/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { addAccessControl } from './http/admission/access-control.ts';
import { allowOtherOrigins } from './http/admission/cross-origin.ts';
import { watchEventLoopLag } from './http/admission/event-loop-lag.ts';
import { createGenuineTokens } from './http/admission/genuine-tokens.ts';
import type { Guard } from './http/admission/guard.ts';
import { addLoadShedding } from './http/admission/load-shedding.ts';
import { createRateLimits } from './http/admission/rate-limits.ts';
import { createRouteGroups, type PasswordCapacity } from './http/admission/route-groups.ts';
import { answerUnknownAddresses } from './http/endpoints/api-addresses.ts';
import type { Implementation } from './http/endpoints/implement.ts';
import { createInstance } from './http/endpoints/instance.ts';
import { withProxyPaths } from './http/endpoints/proxy-paths.ts';
import { registerEndpoints } from './http/endpoints/register-endpoints.ts';
import { addApiDocs, collectOpenApi } from './http/operations/api-docs.ts';
import { type Metrics, recordAnswers } from './http/operations/metrics.ts';
import { serveMetrics } from './http/operations/metrics-server.ts';
import { addOperations } from './http/operations/operations.ts';
import { traceRequests } from './http/operations/trace-requests.ts';
import { servePages } from './http/pages/pages.ts';
import { addSandboxBanner } from './http/pages/sandbox-banner.ts';
import { addSecurityHeaders, headersByHand } from './http/pages/security-headers.ts';
import { serveStaticFiles } from './http/pages/static-files.ts';
import { addTermsFiles } from './modules/applications/terms/index.ts';
import type { Portal } from './portal.ts';
import type { Settings } from './settings.ts';
import type { ShellApp } from './shell-app.ts';
import type { Tracing } from './tracing/otlp.ts';

export interface AppDependencies extends Guard {
  readonly settings: Settings;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly implementations: readonly Implementation[];
  readonly checkDatabase: () => Promise<void>;
  /** Whether the server has been told to stop. */
  readonly isStopping?: () => boolean;
  /** Without it calls with a password are not limited. */
  readonly passwordCapacity?: PasswordCapacity;
  readonly portal: Portal;
  readonly desk: ShellApp;
  /** Where files arrive and are shown. */
  readonly addFileRoutes?: (app: FastifyInstance) => void;
  /** The way to the identity provider of the bank's staff and back. */
  readonly addStaffRoutes?: (app: FastifyInstance) => void;
  /** Whether every page says that this is a sandbox. */
  readonly showsSandboxBanner?: boolean;
  /** Where an operator asks for traces. */
  readonly tracing?: Pick<Tracing, 'beginRequest'> | undefined;
  /** Pages that only a sandbox has. */
  readonly addSandboxPages?: (app: FastifyInstance) => void;
  /** The calls on the wire: those of the contract, unless a test brings its own. */
  readonly endpoints?: readonly Endpoint[];
}

export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { settings, metrics, portal, desk } = dependencies;
  const app = createInstance(settings, dependencies.log);
  const maintenance = settings.maintenance ? { retryAfterS: settings.maintenanceRetryAfterS } : undefined;
  if (dependencies.tracing) traceRequests(app, dependencies.tracing);
  recordAnswers(app, metrics);
  await addSecurityHeaders(app, settings);
  allowOtherOrigins(app, settings.corsOrigins ?? []);
  const groups = createRouteGroups(settings, dependencies.passwordCapacity ?? (() => Number.POSITIVE_INFINITY));
  const isLate = watchEventLoopLag(app, settings.maxEventLoopDelayMs);
  const headers = headersByHand(settings);
  addLoadShedding(app, { groups, isLate, metrics, corsOrigins: settings.corsOrigins ?? [], headers });
  const genuine = createGenuineTokens();
  const limits = await createRateLimits(app, settings, genuine);
  addAccessControl(app, {
    groups,
    limits,
    genuine,
    findPrincipal: dependencies.findPrincipal,
    noteRefused: dependencies.noteRefused,
    isLate,
    maintenance,
  });
  answerUnknownAddresses(app);
  await collectOpenApi(app);
  const { checkDatabase, isStopping } = dependencies;
  const { host, metricsPort } = settings;
  if (metricsPort) serveMetrics(app, metrics, { host, port: metricsPort });
  await app.register(async (scope) =>
    addOperations(scope, metrics, { checkDatabase, isStopping, hasOwnPort: metricsPort !== undefined }),
  );
  await app.register(addApiDocs);
  await app.register(async (scope) =>
    registerEndpoints(
      scope,
      withProxyPaths(dependencies.endpoints ?? allEndpoints, settings),
      dependencies.implementations,
      {
        isHttps: app.isHttps,
        genuine,
        limits,
      },
    ),
  );
  await app.register(async (scope) => serveStaticFiles(scope, portal.clientDir));
  await app.register(async (scope) => serveStaticFiles(scope, desk.clientDir, desk.root));
  addTermsFiles(app);
  dependencies.addFileRoutes?.(app);
  dependencies.addStaffRoutes?.(app);
  dependencies.addSandboxPages?.(app);
  servePages(
    app,
    { portal, desk },
    { maintenance, banner: dependencies.showsSandboxBanner ? addSandboxBanner : undefined },
  );
  return app;
}
