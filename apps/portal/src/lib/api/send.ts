import { callTimeoutMs } from '../../config/settings.ts';
import { reportReachable, reportUnreachable } from '../connection/connection.ts';
import { ApiError } from './api-error.ts';
import type { BuiltRequest } from './build-request.ts';

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function exchange({ url, ...request }: BuiltRequest, signal: AbortSignal) {
  const response = await fetch(url, { ...request, signal });
  return { response, body: parse(await response.text()) };
}

/** Sends once. Good answers come back parsed; everything else is an `ApiError`. */
export async function send(request: BuiltRequest, cancelled?: AbortSignal): Promise<unknown> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), callTimeoutMs);
  const cancel = () => timeout.abort();
  cancelled?.addEventListener('abort', cancel);
  try {
    const { response, body } = await exchange(request, timeout.signal).catch((cause) => {
      // What the screen itself gave up is no failure of the network.
      cancelled?.throwIfAborted();
      reportUnreachable();
      throw new ApiError(null, null, null, { cause });
    });
    reportReachable();
    if (!response.ok) throw new ApiError(response.status, body, response.headers.get('x-request-id'));
    return body;
  } finally {
    clearTimeout(timer);
    cancelled?.removeEventListener('abort', cancel);
  }
}
