import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Encoded, type Encoding, encode, preferredEncoding } from './encoded.ts';

/** Sends what it was made for. */
export type FixedAnswer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Data that is the same for everybody and changes with a release at most: written and compressed when it is first asked
 * for, and never again. Who has it already is told so.
 */
export function createFixedAnswer(dataOf: () => unknown): FixedAnswer {
  let text: Buffer | undefined;
  const kept = new Map<Encoding | undefined, Promise<Encoded>>();
  return async (request, reply) => {
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    text ??= Buffer.from(JSON.stringify(dataOf()));
    const encoded = kept.get(encoding) ?? encode(text, encoding);
    kept.set(encoding, encoded);
    const { body, etag } = await encoded;
    // Kept by the browser alone, and asked about each time.
    reply.headers({ 'cache-control': 'private, no-cache', etag, vary: 'Accept-Encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (encoding) reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(body);
  };
}
