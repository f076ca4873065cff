import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isUuid } from '../../uuid.ts';

export const requestIdHeader = 'x-request-id';

/**
 * The id a proxy gave the request, so that both logs can be read together, or a new one. Only a UUID is taken over:
 * anything looser could carry a name or a number into the logs.
 */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[requestIdHeader];
  return typeof given === 'string' && isUuid(given) ? given.toLowerCase() : randomUUID();
}
