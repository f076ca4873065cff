import { createHash, timingSafeEqual } from 'node:crypto';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import type { Bank } from '../bank.ts';
import { BankRefused, BankUnavailable } from '../bank-errors.ts';
import { openApiDocument } from '../gateway/openapi.ts';
import { operationNames, operations } from '../gateway/operations.ts';
import { carryOut, MalformedRequest } from './carry-out.ts';

/** Of equal length whatever was sent, and compared in the same time however much of it is right. */
const digest = (text: string) => createHash('sha256').update(text).digest();

function createTokenCheck(token: string): (authorization: string | undefined) => boolean {
  const expected = digest(`Bearer ${token}`);
  return (authorization = '') => timingSafeEqual(digest(authorization), expected);
}

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

/** A no of the bank has a reason that Taga reads; everything else is a status, with a sentence for people. */
function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof BankRefused) {
    const { reason, description } = error;
    return reply.code(reason === 'referenceReused' ? 409 : 422).send({ reason, description });
  }
  if (error instanceof MalformedRequest) return reply.code(400).send({ error: error.message });
  if (error instanceof BankUnavailable) return reply.code(503).send({ error: 'The bank cannot answer just now.' });
  const { statusCode = 500, message } = error as { readonly statusCode?: number; readonly message: string };
  if (statusCode < 500) return reply.code(statusCode).send({ error: message });
  request.log.error({ err: error }, 'internal error');
  return reply.code(500).send({ error: 'The gateway failed.' });
}
