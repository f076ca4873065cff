import type { Server } from 'node:http';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Logger } from 'pino';
import type { Settings } from '../../settings.ts';
import { answerClientErrors } from '../admission/client-error.ts';
import { headersByHand } from '../pages/security-headers.ts';
import { sendError } from './error-answer.ts';
import { requestIdHeader, requestIdOf } from './request-id.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether browsers reach the server over https: cookies are named, and looked for, accordingly. */
    readonly isHttps: boolean;
  }
}

/** Node looks for requests that take too long to arrive only this often. */
const timeoutCheckIntervalMs = 1_000;

/** A web server without routes: it reads requests, gives them their id and puts failures into words. */
export function createInstance(settings: Settings, log: Logger): FastifyInstance {
  const { requestTimeoutMs, uploadTimeoutMs } = settings;
  const byHand = headersByHand(settings);
  const app: FastifyInstance = fastify<Server>({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    trustProxy: settings.trustProxy,
    bodyLimit: settings.bodyLimitBytes,
    // Before its headers are there nobody knows whether a request is an upload; then access control counts the time.
    requestTimeout: Math.max(requestTimeoutMs, uploadTimeoutMs),
    http: {
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: timeoutCheckIntervalMs,
      // Access control does it, and answers as it does with every other fault of a request.
      requireHostHeader: false,
    },
    // What arrives on an open connection while the server stops is still served.
    return503OnClosing: false,
    // Neither goes through the hooks that put the headers on every other answer.
    frameworkErrors: (error, request, reply) => sendError(error, request, reply.headers(byHand)),
    clientErrorHandler: answerClientErrors(byHand),
  }).setErrorHandler(sendError);
  app.addHook('onRequest', async (request, reply) => {
    reply.header(requestIdHeader, request.id);
  });
  app.decorate('isHttps', settings.publicUrl?.startsWith('https:') ?? false);
  closeConnectionsWhenStopping(app);
  acceptJsonOnly(app);
  return app;
}

/**
 * A connection that is kept alive after its answer would hold up the stop until it times out, so from the
 * moment the server is told to stop every answer asks the client to close.
 */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}

/**
 * Bodies are JSON and nothing else. An empty one counts as none even when the client calls it JSON:
 * many clients name the type on every POST, those without a payload too.
 */
function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}
