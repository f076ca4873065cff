import { createHmac } from 'node:crypto';
import type { Receiver, WebhookEvent } from './webhook.ts';

/** What a receiver is sent. */
function bodyOf({ id, kind, at, authorizationReqId, serviceId, status }: WebhookEvent): string {
  return JSON.stringify({
    id,
    type: `${kind}.status`,
    at: at.toISOString(),
    data: { authorizationReqId, ...(serviceId && { serviceId }), status },
  });
}

/** HMAC-SHA-256 over the timestamp, a dot and the body, so that neither can be changed nor sent again much later. */
function signatureOf(secret: string, timestamp: string, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}

interface Sending {
  readonly deliveryId: string;
  readonly at: Date;
  readonly timeoutMs: number;
  readonly stopping: AbortSignal;
}

/** What came of it: `HTTP_` and the status, or why there was none. What the receiver says beside that is not read. */
export async function sendEvent(
  { address, secret }: Receiver,
  event: WebhookEvent,
  { deliveryId, at, timeoutMs, stopping }: Sending,
): Promise<string> {
  const body = bodyOf(event);
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'taga-delivery': deliveryId,
        'taga-timestamp': timestamp,
        'taga-signature': signatureOf(secret, timestamp, body),
      },
      body,
      // A redirect would carry the event to a place nobody configured.
      redirect: 'manual',
      signal: AbortSignal.any([timeout, stopping]),
    });
    await answer.body?.cancel();
    return `HTTP_${answer.status}`;
  } catch {
    if (timeout.aborted) return 'TIMEOUT';
    return stopping.aborted ? 'INTERRUPTED' : 'UNREACHABLE';
  }
}
