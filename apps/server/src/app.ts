import type { Call } from '@taga/contract';
import { allCalls } from '@taga/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { type Desk, deskRoot } from './desk.ts';
import { answerUnknownAddresses } from './http/api-addresses.ts';
import { addApiDocs, collectOpenApi } from './http/api-docs.ts';
import { allowOtherOrigins } from './http/cross-origin.ts';
import { addDoor } from './http/door.ts';
import { addGate } from './http/gate.ts';
import { createGenuineTokens } from './http/genuine-tokens.ts';
import type { Guard } from './http/guard.ts';
import type { Implementation } from './http/implement.ts';
import { createInstance } from './http/instance.ts';
import { watchLateness } from './http/lateness.ts';
import { createMetrics, recordAnswers } from './http/metrics.ts';
import { serveMetrics } from './http/metrics-server.ts';
import { addOperations } from './http/operations.ts';
import { servePages } from './http/pages.ts';
import { createRateLimits } from './http/rate-limits.ts';
import { registerCalls } from './http/register-calls.ts';
import { createRouteGroups, type PasswordCapacity } from './http/route-groups.ts';
import { addSandboxBanner } from './http/sandbox-banner.ts';
import { addSecurityHeaders, headersByHand } from './http/security-headers.ts';
import { serveStaticFiles } from './http/static-files.ts';
import { addTermsFiles } from './modules/terms/index.ts';
import type { Portal } from './portal.ts';
import type { Settings } from './settings.ts';

export interface AppDependencies extends Guard {
  readonly settings: Settings;
  readonly log: Logger;
  readonly implementations: readonly Implementation[];
  readonly checkDatabase: () => Promise<void>;
  /** Whether the server has been told to stop. */
  readonly isStopping?: () => boolean;
  /** Without it calls with a password are not limited. */
  readonly passwordCapacity?: PasswordCapacity;
  readonly portal: Portal;
  readonly desk: Desk;
  /** Where files arrive and are shown. */
  readonly addFileRoutes?: (app: FastifyInstance) => void;
  /** The way to the identity provider of the bank's staff and back. */
  readonly addStaffRoutes?: (app: FastifyInstance) => void;
  /** Whether every page says that this is a sandbox. */
  readonly saysSandbox?: boolean;
  /** Pages that only a sandbox has. */
  readonly addSandboxPages?: (app: FastifyInstance) => void;
  /** The calls on the wire: those of the contract, unless a test brings its own. */
  readonly calls?: readonly Call[];
}

export async function buildApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { settings, portal, desk } = dependencies;
  const app = createInstance(settings, dependencies.log);
  const metrics = createMetrics();
  const maintenance = settings.maintenance ? { retryAfterS: settings.maintenanceRetryAfterS } : undefined;
  recordAnswers(app, metrics);
  await addSecurityHeaders(app, settings);
  allowOtherOrigins(app, settings.corsOrigins ?? []);
  const groups = createRouteGroups(settings, dependencies.passwordCapacity ?? (() => Number.POSITIVE_INFINITY));
  const isLate = watchLateness(app, settings.maxEventLoopDelayMs);
  const headers = headersByHand(settings);
  addDoor(app, { groups, isLate, metrics, corsOrigins: settings.corsOrigins ?? [], headers });
  const genuine = createGenuineTokens();
  const limits = await createRateLimits(app, settings, genuine);
  addGate(app, {
    groups,
    limits,
    genuine,
    findHolder: dependencies.findHolder,
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
    registerCalls(scope, dependencies.calls ?? allCalls, dependencies.implementations, {
      isHttps: settings.publicUrl?.startsWith('https:') ?? false,
      genuine,
      limits,
    }),
  );
  await app.register(async (scope) => serveStaticFiles(scope, portal.clientDir));
  await app.register(async (scope) => serveStaticFiles(scope, desk.clientDir, deskRoot));
  addTermsFiles(app);
  dependencies.addFileRoutes?.(app);
  dependencies.addStaffRoutes?.(app);
  dependencies.addSandboxPages?.(app);
  servePages(app, { portal, desk }, { maintenance, banner: dependencies.saysSandbox ? addSandboxBanner : undefined });
  return app;
}
