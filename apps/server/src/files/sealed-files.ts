import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { FileStore, FileWriter } from './file-store.ts';

/** Files as the product sees them: for the one they belong to, and readable by nobody without the server's key. */
export interface SealedFiles {
  /** Begins a file under a name that was never used; it is sealed while it is written. */
  begin(name: string, owner: string): Promise<SealedWriter>;
  /** The whole file in one go. */
  put(name: string, owner: string, bytes: Buffer): Promise<void>;
  /** Fails when it is somebody else's, or is not what was put there. */
  find(name: string, owner: string): Promise<Buffer | undefined>;
  remove(name: string): Promise<void>;
  /** How much is well kept as one file. */
  readonly bestPartBytes: number;
}

export interface SealedWriter extends Pick<FileWriter, 'write' | 'drop'> {
  /** Resolves when the file would survive a power cut. */
  finish(): Promise<void>;
}

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const sealBytes = nonceBytes + tagBytes;
/** The first byte says how the rest is sealed, for the day on which that changes. */
const version = 1;
const wrappedEnd = 1 + sealBytes + keyBytes;
const headBytes = wrappedEnd + sealBytes;
const pieceBytes = 256 * 1024;

/**
 * Every file has a key of its own, kept before it and wrapped by the master key: a leaked key opens one file, and a new
 * master key means wrapping again, not encrypting everything again. Name and owner are bound in: one file put in the
 * place of another does not open.
 */
export function createSealedFiles(store: FileStore, masterKey: Buffer): SealedFiles {
  async function begin(name: string, owner: string): Promise<SealedWriter> {
    const [key, bound] = [randomBytes(keyBytes), boundTo(name, owner)];
    const sealing = startSeal(key, bound);
    const writer = await store.begin(name, headBytes);
    return {
      write: (pieces) => writer.write(pieces.map((piece) => sealing.update(piece))),
      finish: () => writer.finish(Buffer.concat([Buffer.of(version), seal(key, masterKey, bound), sealing.end()])),
      drop: () => writer.drop(),
    };
  }

  return {
    begin,
    async put(name, owner, bytes) {
      const writer = await begin(name, owner);
      try {
        // Piece by piece, so that it is not held a second time, sealed.
        for (let at = 0; at < bytes.length; at += pieceBytes) await writer.write([bytes.subarray(at, at + pieceBytes)]);
        await writer.finish();
      } catch (error) {
        await writer.drop();
        throw error;
      }
    },
    async find(name, owner) {
      const found = await store.find(name);
      if (!found) return undefined;
      if (found[0] !== version) throw new Error('The file is sealed in a way that this version does not know.');
      const bound = boundTo(name, owner);
      const key = unseal(found.subarray(1, wrappedEnd), masterKey, bound);
      return unseal(found.subarray(wrappedEnd), key, bound);
    },
    remove: (name) => store.remove(name),
    bestPartBytes: store.bestPartBytes,
  };
}

function boundTo(name: string, owner: string): Buffer {
  return Buffer.from(JSON.stringify([name, owner]));
}

/** What stands before the sealed bytes is known when all of them are sealed. */
function startSeal(key: Buffer, bound: Buffer) {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAAD(bound);
  return {
    update: (piece: Buffer) => sealing.update(piece),
    end() {
      // Here it brings no bytes, only the tag: this cipher holds nothing back.
      sealing.final();
      return Buffer.concat([nonce, sealing.getAuthTag()]);
    },
  };
}

function seal(secret: Buffer, key: Buffer, bound: Buffer): Buffer {
  const sealing = startSeal(key, bound);
  const sealed = sealing.update(secret);
  return Buffer.concat([sealing.end(), sealed]);
}

function unseal(sealed: Buffer, key: Buffer, bound: Buffer): Buffer {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes });
  opening.setAAD(bound).setAuthTag(sealed.subarray(nonceBytes, sealBytes));
  const opened = opening.update(sealed.subarray(sealBytes));
  opening.final();
  return opened;
}
