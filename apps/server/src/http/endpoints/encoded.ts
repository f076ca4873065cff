import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

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
