import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { KeptKey } from './store.ts';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/** Names a secret without telling anything of it. */
export function nameOfSecret(secret: Buffer): string {
  return sha256(secret).toString('hex').slice(0, 16);
}

/** Sealed for its purpose: under another it does not open. */
export function wrapKey(purpose: string, key: Buffer, secret: Buffer): KeptKey {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, secret, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(purpose));
  const sealed = Buffer.concat([sealing.update(key), sealing.final()]);
  return {
    purpose,
    key: Buffer.concat([nonce, sealing.getAuthTag(), sealed]),
    wrappedBy: nameOfSecret(secret),
    fingerprint: sha256(key),
  };
}

/** Throws where the secret is another or the row was changed. */
export function unwrapKey({ purpose, key }: KeptKey, secret: Buffer): Buffer {
  const nonce = key.subarray(0, nonceBytes);
  const opening = createDecipheriv(cipher, secret, nonce, { authTagLength: tagBytes }).setAAD(Buffer.from(purpose));
  opening.setAuthTag(key.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([opening.update(key.subarray(nonceBytes + tagBytes)), opening.final()]);
}
