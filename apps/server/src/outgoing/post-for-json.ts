import { GatewayFailure } from './gateway-failure.ts';
import { isTryLater, readJson } from './read-json.ts';

interface Post {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array<ArrayBuffer>;
  readonly timeoutMs: number;
}

/** One try. It ends with JSON that is yet to be checked, or with a `GatewayFailure`. */
export async function postForJson({ url, headers, body, timeoutMs }: Post): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, accept: 'application/json' },
      body,
      // A redirect would carry documents and token to a place nobody configured.
      redirect: 'manual',
      signal,
    });
    if (response.status === 200) return await readJson(response);
    await response.body?.cancel();
    throw new GatewayFailure(`HTTP_${response.status}`, { mayPass: isTryLater(response.status) });
  } catch (error) {
    if (error instanceof GatewayFailure) throw error;
    throw new GatewayFailure(signal.aborted ? 'TIMEOUT' : 'NETWORK', { mayPass: true, cause: error });
  }
}
