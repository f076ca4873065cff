import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

const config = { callers: ['anyone' as const] };
const schema = { hide: true };

/** For those who run the server: does it live, may it get traffic, how is it doing. */
export function addOperations(app: FastifyInstance, metrics: Metrics, checkDatabase: () => Promise<void>): void {
  const checkReadiness = shareWhileRunning(checkDatabase);

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/healthz', { config, schema }, async () => ({ status: 'ok' }));

  app.get('/readyz', { config, schema }, async () => {
    await checkReadiness();
    return { status: 'ready' };
  });

  app.get('/metrics', { config, schema }, async (_request, reply) => {
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
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
