import { setTimeout as sleep } from 'node:timers/promises';
import { errorCodes } from '@taga/contract';
import type { FastifyInstance } from 'fastify';
import { declareAll } from '../admission/route-groups.ts';
import { isFromThisMachine } from '../admission/this-machine.ts';
import { EndpointError } from '../endpoints/endpoint-error.ts';
import type { Metrics } from './metrics.ts';

const readyWithinMs = 2_000;

interface OperationsOptions {
  readonly checkDatabase: () => Promise<void>;
  readonly isStopping?: (() => boolean) | undefined;
  /** Whether the figures have a port of their own, and are not here. */
  readonly hasOwnPort: boolean;
}

/** For those who run the server: does it live, may it get traffic, how is it doing. */
export function addOperations(app: FastifyInstance, metrics: Metrics, options: OperationsOptions): void {
  const { checkDatabase, isStopping, hasOwnPort } = options;
  const checkReadiness = shareWhileRunning(() => withinLimit(checkDatabase()));
  const schema = { hide: true };

  declareAll(app, { allowedRoles: ['anyone'], group: 'operations' });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/healthz', { schema }, async () => ({ status: 'ok' }));

  app.get('/readyz', { schema }, async () => {
    if (isStopping?.()) throw notReady();
    await checkReadiness();
    return { status: 'ready' };
  });

  app.get('/metrics', { schema }, async ({ raw }, reply) => {
    // Who comes from elsewhere learns no more than that of an address that nobody has.
    if (hasOwnPort || !isFromThisMachine(raw)) throw new EndpointError(errorCodes.notFound);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

/** There is an answer in time, whatever the database does. */
async function withinLimit(check: Promise<void>): Promise<void> {
  const limit = new AbortController();
  const late = sleep(readyWithinMs, undefined, limit).then(() => {
    throw notReady();
  });
  await Promise.race([check, late]).finally(() => limit.abort());
}

function notReady(): EndpointError {
  return new EndpointError(errorCodes.unavailable, { headers: { 'retry-after': '5' } });
}

/** Any number of probes at once cost the database one question. */
function shareWhileRunning(check: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    running ??= check().finally(() => {
      running = undefined;
    });
    return running;
  };
}
