import { createHash, randomBytes } from 'node:crypto';
import type { DigestedValues } from './correction.ts';

/** In the order of their names: the database keeps another one than was written. */
const sorted = (values: DigestedValues['before']) =>
  Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));

export const newDigestKey = () => randomBytes(32);

/**
 * What the audit log keeps of the values themselves, which are personal and nothing there can be erased: with it, anyone who
 * reads the values beside an entry knows that they are those of then. Without the key nobody can guess them.
 */
export function digestOfValues({ before, after, reason }: DigestedValues, key: Buffer): string {
  return createHash('sha256')
    .update(key)
    .update(JSON.stringify([sorted(before), sorted(after), reason]))
    .digest('hex');
}
