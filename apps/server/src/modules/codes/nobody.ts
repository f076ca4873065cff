import { createHmac } from 'node:crypto';

/**
 * The id of somebody who does not exist: the same for the same text, and to be told from a real one by nobody
 * without the key.
 */
export function idOfNobody(text: string, key: Buffer): string {
  const bytes = createHmac('sha256', key).update(`nobody\n${text}`).digest().subarray(0, 16);
  // The marks of a random UUID, which real ids carry.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
