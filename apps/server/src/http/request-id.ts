import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Only a UUID is taken over: anything looser could carry a name or a number into the logs. */
const acceptedId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const requestIdHeader = 'x-request-id';

/** The id a proxy gave the request, so that both logs can be read together, or a new one. */
export function requestIdOf(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[requestIdHeader];
  return typeof given === 'string' && acceptedId.test(given) ? given.toLowerCase() : randomUUID();
}
