import type { Base, Endpoint } from '@taga/contract';
import { leastUploadBytesPerSecond } from '@taga/contract/constants';
import { type Language, toWireLanguage } from '@taga/i18n';
import { reportReachable } from '../connection/connection.ts';
import { reportUnreachable } from '../connection/unreachable.ts';
import { ApiError } from './api-error.ts';

const usualTimeoutMs = 30_000;

interface RequestsOptions {
  /** Each part of the API may live on a host of its own. */
  readonly bases: Readonly<Record<Base, string>>;
  readonly timeoutMs?: number;
}

interface RequestParts {
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly language: Language;
  readonly token?: string | undefined;
}

interface BuiltRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly body: string | null;
}

/** What goes over the network: text, or a piece of a file. */
interface Outgoing extends Omit<BuiltRequest, 'body'> {
  readonly body?: BodyInit | null;
}

interface Incoming {
  readonly response: Response;
  readonly body: unknown;
}

/** Single requests, each for what it is: no token is fetched and nothing is repeated. */
export interface Requests {
  build(endpoint: Endpoint, parts: RequestParts): BuiltRequest;
  /** Good answers come back parsed; everything else is an `ApiError`. */
  send(endpoint: Endpoint, parts: RequestParts, cancelled?: AbortSignal): Promise<unknown>;
}

/** The language goes both ways, in the query and as a header, because the specification names either. */
function buildRequest(
  base: string,
  endpoint: Endpoint,
  { body, query = {}, language, token }: RequestParts,
): BuiltRequest {
  const lang = toWireLanguage(language);
  const parameters = new URLSearchParams({ lang });
  for (const [name, value] of Object.entries(query)) if (value != null) parameters.set(name, String(value));
  return {
    url: `${base.replace(/\/+$/, '')}/${endpoint.path.replace(/^\/+/, '')}?${parameters}`,
    method: endpoint.method,
    headers: {
      accept: 'application/json',
      lang,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

async function exchange({ url, ...request }: Outgoing, signal: AbortSignal): Promise<Incoming> {
  // The device is recognised by a cookie, on another host of ours too.
  const response = await fetch(url, { ...request, credentials: 'include', signal });
  return { response, body: parse(await response.text()) };
}

/** One request, with patience of its own. What is no good answer is an `ApiError`, also where there was none at all. */
export async function sendRequest(request: Outgoing, timeoutMs: number, cancelled?: AbortSignal): Promise<Incoming> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), timeoutMs);
  const cancel = () => timeout.abort();
  cancelled?.addEventListener('abort', cancel);
  try {
    const incoming = await exchange(request, timeout.signal).catch((cause) => {
      // What the screen itself gave up is no failure of the network.
      cancelled?.throwIfAborted();
      reportUnreachable();
      throw new ApiError(null, null, null, { cause });
    });
    reportReachable();
    const { response, body } = incoming;
    if (!response.ok) throw new ApiError(response.status, body, response.headers.get('x-request-id'));
    return incoming;
  } finally {
    clearTimeout(timer);
    cancelled?.removeEventListener('abort', cancel);
  }
}

export function createRequests({ bases, timeoutMs = usualTimeoutMs }: RequestsOptions): Requests {
  const build = (endpoint: Endpoint, parts: RequestParts) => buildRequest(bases[endpoint.base], endpoint, parts);
  return {
    build,
    async send(endpoint, parts, cancelled) {
      const request = build(endpoint, parts);
      // A photo in a body takes a minute by itself on a weak network.
      const sendingMs = (1_000 * (request.body?.length ?? 0)) / leastUploadBytesPerSecond;
      return (await sendRequest(request, timeoutMs + sendingMs, cancelled)).body;
    },
  };
}
