import type { Server } from 'node:http';
import type { Call } from '@taga/contract';
import { allCalls } from '@taga/contract/calls';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import { addApiDocs, collectOpenApi } from './http/api-docs.ts';
import { answerClientError } from './http/client-error.ts';
import { closeConnectionsWhenStopping } from './http/closing-connections.ts';
import { allowOtherOrigins } from './http/cross-origin.ts';
import { sendError } from './http/error-answer.ts';
import { createGate } from './http/gate.ts';
import type { FindHolder } from './http/guard.ts';
import type { Implementation } from './http/implement.ts';
import { acceptJsonOnly } from './http/json-bodies.ts';
import { refuseCallsDuringMaintenance } from './http/maintenance.ts';
import { createMetrics } from './http/metrics.ts';
import { addOperations } from './http/operations.ts';
import { servePages } from './http/pages.ts';
import { createRateLimits, type RateLimits } from './http/rate-limits.ts';
import { registerCalls } from './http/register-calls.ts';
import { requestIdHeader, requestIdOf } from './http/request-id.ts';
import { recordAnswers } from './http/request-log.ts';
import { requireDeclarations } from './http/route-declarations.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { shedUnderPressure } from './http/shedding.ts';
import { serveStaticFiles } from './http/static-files.ts';
import { answerUnknownAddresses } from './http/unknown-addresses.ts';
import { addTermsFiles } from './modules/terms/index.ts';
import type { Portal } from './portal.ts';
import type { Settings } from './settings.ts';

export interface AppParts {
  readonly settings: Settings;
  readonly log: Logger;
  readonly implementations: readonly Implementation[];
  readonly findHolder: FindHolder;
  readonly checkDatabase: () => Promise<void>;
  readonly portal: Portal;
  /** Pages that only a sandbox has. */
  readonly addSandboxPages?: (app: FastifyInstance, limits: RateLimits) => void;
  /** The calls on the wire: those of the contract, unless a test brings its own. */
  readonly calls?: readonly Call[];
}

/** Node looks for requests that take too long to arrive only this often. */
const timeoutCheckIntervalMs = 1_000;

export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const app = createInstance(parts.settings, parts.log);
  const metrics = createMetrics();
  requireDeclarations(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
  recordAnswers(app, metrics);
  closeConnectionsWhenStopping(app);
  await addSecurityHeaders(app, parts.settings);
  allowOtherOrigins(app, parts.settings.corsOrigins ?? []);
  acceptJsonOnly(app);
  answerUnknownAddresses(app);
  await collectOpenApi(app);
  await app.register(async (scope) => addOperations(scope, metrics, parts.checkDatabase));
  await app.register(addApiDocs);
  await app.register(async (scope) => addPublicRoutes(scope, parts));
  return app;
}

function createInstance(settings: Settings, log: Logger): FastifyInstance {
  return fastify<Server>({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    trustProxy: settings.trustProxy,
    bodyLimit: settings.bodyLimitBytes,
    requestTimeout: settings.requestTimeoutMs,
    handlerTimeout: settings.answerTimeoutMs,
    http: { connectionsCheckingInterval: timeoutCheckIntervalMs },
    // What arrives on an open connection while the server stops is still served.
    return503OnClosing: false,
    frameworkErrors: sendError,
    clientErrorHandler: answerClientError,
  }).setErrorHandler(sendError);
}

/** What customers use. It may be shed, limited and closed for maintenance; what operators use may not. */
async function addPublicRoutes(app: FastifyInstance, parts: AppParts): Promise<void> {
  const { settings, portal, implementations, findHolder } = parts;
  const gate = createGate(settings.maxCallsInFlight);
  const maintenance = settings.maintenance ? { retryAfterS: settings.maintenanceRetryAfterS } : undefined;
  await shedUnderPressure(app, settings.maxEventLoopDelayMs);
  const limits = await createRateLimits(app, settings);
  await app.register(async (scope) => {
    if (maintenance) refuseCallsDuringMaintenance(scope, maintenance.retryAfterS);
    registerCalls(scope, { calls: parts.calls ?? allCalls, implementations, limits, gate, findHolder });
  });
  await app.register(async (scope) => serveStaticFiles(scope, portal.clientDir, limits));
  addTermsFiles(app, limits);
  parts.addSandboxPages?.(app, limits);
  servePages(app, portal, limits, maintenance);
}
