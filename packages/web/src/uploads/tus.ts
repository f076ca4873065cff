import type { Language } from '@taga/i18n';
import { type RetryRule, sendWithToken, type TokenSource } from '../api/api-client.ts';
import { ApiError } from '../api/api-error.ts';
import { sendRequest } from '../api/requests.ts';

/** What every request of the protocol is made with. */
export interface Sending {
  readonly language: Language;
  readonly signal: AbortSignal;
}

interface TusOptions {
  /** Where uploads live. */
  readonly base: string;
  readonly retryRule: RetryRule;
  readonly findTokens: () => TokenSource;
}

interface TusRequest {
  readonly method: 'POST' | 'HEAD' | 'PATCH';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: ArrayBuffer;
}

export interface Tus {
  /** Announces a file; answers what the server calls the upload. */
  begin(lengthBytes: number, sending: Sending): Promise<string>;
  /** How much of it the server has. */
  getReceivedBytes(id: string, sending: Sending): Promise<number>;
  /** Sends a part; answers how much the server has then. */
  sendPart(id: string, offset: number, part: ArrayBuffer, sending: Sending): Promise<number>;
}

/** A part that takes longer has got stuck; what has arrived of it counts all the same. */
const patienceMs = 60_000;

/** An answer without its number is none of ours: something between us and the server has given it. */
function offsetIn(headers: Headers): number {
  const offset = headers.get('upload-offset');
  if (!offset || !/^\d+$/.test(offset)) throw new ApiError(502, null, null);
  return Number(offset);
}

/** A file in parts, by the tus protocol. */
export function createTus({ base, retryRule, findTokens }: TusOptions): Tus {
  const files = `${base.replace(/\/+$/, '')}/files`;

  async function ask(
    url: string,
    { method, headers, body }: TusRequest,
    { language, signal }: Sending,
  ): Promise<Headers> {
    const sendWith = async (token: string) => {
      const all = { ...headers, 'tus-resumable': '1.0.0', authorization: `Bearer ${token}` };
      const request = { url, method, headers: all, ...(body && { body }) };
      return (await sendRequest(request, patienceMs, signal)).response.headers;
    };
    return sendWithToken(retryRule, findTokens(), language, sendWith);
  }

  return {
    async begin(lengthBytes, sending) {
      const headers = await ask(files, { method: 'POST', headers: { 'upload-length': String(lengthBytes) } }, sending);
      const id = headers.get('location')?.split('/').at(-1);
      if (!id) throw new ApiError(502, null, null);
      return id;
    },
    async getReceivedBytes(id, sending) {
      return offsetIn(await ask(`${files}/${id}`, { method: 'HEAD', headers: {} }, sending));
    },
    async sendPart(id, offset, part, sending) {
      const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
      return offsetIn(await ask(`${files}/${id}`, { method: 'PATCH', headers, body: part }, sending));
    },
  };
}
