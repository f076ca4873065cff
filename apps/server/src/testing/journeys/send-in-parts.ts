import { Refused, type Wire } from './wire.ts';

const path = '/upload/files';
const parts = 3;
/** A part whose answer was lost had arrived. */
const offsetIsWrong = 409;

/** Brings a file across by the tus protocol, whose server says how much has arrived. Answers the upload's id. */
export async function sendInParts(wire: Wire, token: string, bytes: Buffer): Promise<string> {
  const request = async (
    to: string,
    method: string,
    headers: Record<string, string>,
    body?: Uint8Array<ArrayBuffer>,
  ) => {
    const sent = { method, headers: { authorization: `Bearer ${token}`, ...headers }, ...(body && { body }) };
    const reply = await wire.request(to, sent);
    if (reply.status >= 400 && reply.status !== offsetIsWrong) throw new Refused(to, reply.status, reply.text);
    return reply.headers;
  };
  const begun = await request(path, 'POST', { 'upload-length': String(bytes.length) });
  const location = begun.get('location') ?? '';
  const partBytes = Math.ceil(bytes.length / parts);
  for (;;) {
    const offset = Number((await request(location, 'HEAD', {})).get('upload-offset'));
    if (offset === bytes.length) return location.slice(`${path}/`.length);
    const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': String(offset) };
    await request(location, 'PATCH', headers, new Uint8Array(bytes.subarray(offset, offset + partBytes)));
  }
}
