import type { Language } from '@taga/i18n';
import { ApiError, sendRequest, sendWithToken } from '@taga/web/api';
import { bases } from '../../config/requests.ts';
import { uploadRetryRule } from '../api/retry-rules.ts';
import { uploadTokens } from '../api/token-source.ts';

/** What every request of the protocol is made with. */
export interface Sending {
  readonly language: Language;
  readonly signal: AbortSignal;
}

interface Asked {
  readonly method: 'POST' | 'HEAD' | 'PATCH';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: ArrayBuffer;
}

const files = `${bases.upload.replace(/\/+$/, '')}/files`;
/** A part that takes longer has got stuck; what has arrived of it counts all the same. */
const patienceMs = 60_000;

async function ask(url: string, { method, headers, body }: Asked, { language, signal }: Sending): Promise<Headers> {
  const sendWith = async (token: string) => {
    const all = { ...headers, 'tus-resumable': '1.0.0', authorization: `Bearer ${token}` };
    const request = { url, method, headers: all, ...(body && { body }) };
    return (await sendRequest(request, patienceMs, signal)).response.headers;
  };
  return sendWithToken(uploadRetryRule, uploadTokens(), language, sendWith);
}

/** An answer without its number is none of ours: something between us and the server has given it. */
function offsetIn(headers: Headers): number {
  const offset = headers.get('upload-offset');
  if (!offset || !/^\d+$/.test(offset)) throw new ApiError(502, null, null);
  return Number(offset);
}

/** Announces a file; answers what the server calls the upload. */
export async function beginUpload(lengthBytes: number, sending: Sending): Promise<string> {
  const headers = await ask(files, { method: 'POST', headers: { 'upload-length': String(lengthBytes) } }, sending);
  const id = headers.get('location')?.split('/').at(-1);
  if (!id) throw new ApiError(502, null, null);
  return id;
}

/** How much of it the server has. */
export async function getReceivedBytes(id: string, sending: Sending): Promise<number> {
  return offsetIn(await ask(`${files}/${id}`, { method: 'HEAD', headers: {} }, sending));
}

/** Sends a part; answers how much the server has then. */
export async function sendPart(id: string, offset: number, part: ArrayBuffer, sending: Sending): Promise<number> {
  const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
  return offsetIn(await ask(`${files}/${id}`, { method: 'PATCH', headers, body: part }, sending));
}
