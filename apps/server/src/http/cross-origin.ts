import type { FastifyInstance } from 'fastify';
import { isApiPath } from './api-addresses.ts';

/** What the portal sends, and what it reads of an answer. */
const preflight = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type, lang',
  'access-control-max-age': '7200',
};
const readable = 'retry-after, x-request-id';

/**
 * Lets pages from these origins make calls, for a portal that lives on another host than the API. A token goes in a
 * header that our own code sets, never in a cookie, so browsers are not asked to bring any along.
 */
export function allowOtherOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!isApiPath(request.url)) return undefined;
    reply.header('vary', 'Origin');
    const { origin, 'access-control-request-method': wantedMethod } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return undefined;
    reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': readable });
    if (request.method !== 'OPTIONS' || wantedMethod === undefined) return undefined;
    return reply.headers(preflight).code(204).send();
  });
}
