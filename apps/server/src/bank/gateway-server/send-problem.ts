import type { FastifyReply, FastifyRequest } from 'fastify';
import { BankRefused, BankUnavailable } from '../bank-errors.ts';
import { MalformedRequest } from './carry-out.ts';

/** A no of the bank has a reason that Taga reads; everything else is a status, with a sentence for people. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
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
