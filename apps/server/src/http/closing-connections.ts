import type { FastifyInstance } from 'fastify';

/**
 * A connection that is kept alive after its answer would hold up the stop until it times out, so from the
 * moment the server is told to stop every answer asks the client to close.
 */
export function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let stopping = false;
  app.addHook('preClose', async () => {
    stopping = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
}
