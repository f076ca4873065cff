import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressors = { br: promisify(brotliCompress), gzip: promisify(gzip) };
export type Encoding = keyof typeof compressors;

/** What is sent again and again, as one kind of client takes it. */
export interface Encoded {
  readonly body: Buffer;
  readonly etag: string;
}

/** The best that a client says it can read; nothing for one that wants it plain. */
export function preferredEncoding(accepted = ''): Encoding | undefined {
  const names = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : undefined;
}

export async function encode(content: Buffer, encoding: Encoding | undefined): Promise<Encoded> {
  const body = encoding ? await compressors[encoding](content) : content;
  const digest = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return { body, etag: `"${digest}-${encoding ?? 'plain'}"` };
}

/** What is sent once: compressed in a fraction of the time that the smallest form of it would take. */
export async function encodeOnce(content: string, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'gzip') return compressors.gzip(content, { level: 4 });
  return compressors.br(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}
