import type { FastifyInstance } from 'fastify';
import { isApiPath } from '../endpoints/api-addresses.ts';

/** What the portal sends, and what it reads of an answer; a file in parts has headers of its own. */
const preflight = {
  'access-control-allow-methods': 'GET, POST, HEAD, PATCH',
  'access-control-allow-headers': 'authorization, content-type, lang, tus-resumable, upload-length, upload-offset',
  'access-control-max-age': '7200',
};
const readable = 'retry-after, x-request-id, location, upload-offset';

/** What lets pages of another origin read an answer; nothing for those that may not. */
export function readableBy(origin: string | undefined, origins: readonly string[]): Readonly<Record<string, string>> {
  if (origins.length === 0) return {};
  const isAllowed = origin !== undefined && origins.includes(origin);
  return {
    vary: 'Origin',
    ...(isAllowed && {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': readable,
    }),
  };
}

/**
 * Lets pages from these origins make calls, for a portal that lives on another host than the API. They may bring their
 * cookies, for the one that tells a device from another; a token goes in a header that our own code sets.
 */
export function allowOtherOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  app.addHook('onRequest', async (request, reply) => {
    if (!isApiPath(request.url)) return undefined;
    const { origin, 'access-control-request-method': wantedMethod } = request.headers;
    reply.headers(readableBy(origin, origins));
    if (origin === undefined || !origins.includes(origin)) return undefined;
    if (request.method !== 'OPTIONS' || wantedMethod === undefined) return undefined;
    return reply.headers(preflight).code(204).send();
  });
}
