import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { FileStore } from './file-store.ts';

/** Files as the product sees them: for the one they belong to, and readable by nobody without the server's key. */
export interface SealedFiles {
  put(name: string, owner: string, pieces: readonly Buffer[]): Promise<void>;
  /** Fails when it is somebody else's, or is not what was put there. */
  find(name: string, owner: string): Promise<Buffer | undefined>;
  remove(name: string): Promise<void>;
}

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const sealBytes = nonceBytes + tagBytes;
/** The first byte says how the rest is sealed, for the day on which that changes. */
const version = 1;

/**
 * Every file has a key of its own, kept before it and wrapped by the master key: a leaked key opens one file, and a new
 * master key means wrapping again, not encrypting everything again. Name and owner are bound in: one file put in the
 * place of another does not open.
 */
export function createSealedFiles(store: FileStore, masterKey: Buffer): SealedFiles {
  return {
    async put(name, owner, pieces) {
      const key = randomBytes(keyBytes);
      const bound = boundTo(name, owner);
      await store.put(name, [Buffer.of(version), ...seal([key], masterKey, bound), ...seal(pieces, key, bound)]);
    },
    async find(name, owner) {
      const found = await store.find(name);
      if (!found) return undefined;
      if (found[0] !== version) throw new Error('The file is sealed in a way that this version does not know.');
      const bound = boundTo(name, owner);
      const wrappedEnd = 1 + sealBytes + keyBytes;
      const key = unseal(found.subarray(1, wrappedEnd), masterKey, bound);
      return unseal(found.subarray(wrappedEnd), key, bound);
    },
    remove: (name) => store.remove(name),
  };
}

function boundTo(name: string, owner: string): Buffer {
  return Buffer.from(JSON.stringify([name, owner]));
}

function seal(pieces: readonly Buffer[], key: Buffer, bound: Buffer): Buffer[] {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAAD(bound);
  const secret = pieces.map((piece) => sealing.update(piece));
  // Here it brings no bytes, only the tag: this cipher holds nothing back.
  sealing.final();
  return [nonce, sealing.getAuthTag(), ...secret];
}

function unseal(sealed: Buffer, key: Buffer, bound: Buffer): Buffer {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes });
  opening.setAAD(bound).setAuthTag(sealed.subarray(nonceBytes, sealBytes));
  const opened = opening.update(sealed.subarray(sealBytes));
  opening.final();
  return opened;
}
