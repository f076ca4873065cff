import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Bank } from '../bank.ts';
import { openApiDocument } from '../gateway/openapi.ts';
import { operationNames, operations } from '../gateway/operations.ts';
import { carryOut } from './carry-out.ts';
import { sendProblem } from './send-problem.ts';
import { createTokenCheck } from './token-check.ts';

interface GatewayDependencies {
  readonly bank: Bank;
  readonly token: string;
  readonly log?: Logger;
}

/** A bank spoken to over HTTP: what docs/bank-gateway.md asks of a gateway, in the fewest lines that do it all. */
export function createGatewayServer({ bank, token, log }: GatewayDependencies): FastifyInstance {
  const isRightToken = createTokenCheck(token);
  const app = fastify({
    ...(log && { loggerInstance: log as FastifyBaseLogger }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 100_000,
  });

  async function requireToken(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    if (isRightToken(request.headers.authorization)) return;
    await reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'The token is missing or wrong.' });
  }

  app.setErrorHandler(sendProblem);
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'There is no such operation.' }));
  app.get('/openapi.json', () => openApiDocument());
  for (const name of operationNames) {
    app.post(operations[name].path, { onRequest: requireToken }, ({ body, headers }) =>
      carryOut(name, { body, key: headers['idempotency-key'] }, bank),
    );
  }
  return app;
}
