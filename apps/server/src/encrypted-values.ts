import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** How the values of a waiting message lie in the database: nonce, tag and secret text in one. */
interface EncryptedValues {
  readonly sealed: string;
}

const encryptedSchema = z.strictObject({ sealed: z.string() });

/**
 * Anyone who reads the outbox, a copy of it or its pages on disk must not find a code or a link that is still good.
 * Encrypted for one message: in the row of another it does not open, so that nobody's code goes out to somebody else.
 */
export function encryptValues(values: unknown, id: string, key: Buffer): EncryptedValues {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(id));
  const secret = Buffer.concat([encryption.update(JSON.stringify(values), 'utf8'), encryption.final()]);
  return { sealed: Buffer.concat([nonce, encryption.getAuthTag(), secret]).toString('base64') };
}

/** The values again; nothing when they do not open. Those kept before messages were encrypted come as they are. */
export function decryptValues(kept: unknown, id: string, key: Buffer): unknown {
  const found = encryptedSchema.safeParse(kept);
  if (!found.success) return kept;
  const bytes = Buffer.from(found.data.sealed, 'base64');
  const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
  try {
    const opening = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(id));
    opening.setAuthTag(tag);
    const text = Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]);
    return JSON.parse(text.toString('utf8'));
  } catch {
    return undefined;
  }
}
