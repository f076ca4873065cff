import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { type FileStore, FilesUnavailable, type FileWriter } from './file-store.ts';

/** Files as the product sees them: for the one they belong to, and readable by nobody without the server's key. */
export interface EncryptedFiles {
  /** Begins a file under a name that was never used; it is encrypted while it is written. */
  begin(name: string, owner: string): Promise<EncryptedWriter>;
  /** The whole file in one go. */
  put(name: string, owner: string, bytes: Buffer): Promise<void>;
  /** Fails when it is somebody else's, or was changed; `FilesUnavailable` where the store gave something else. */
  find(name: string, owner: string): Promise<Buffer | undefined>;
  remove(name: string): Promise<void>;
  /** How much is well kept as one file. */
  readonly bestPartBytes: number;
}

export interface EncryptedWriter extends Pick<FileWriter, 'write' | 'drop'> {
  /** Resolves when the file would survive a power cut. */
  finish(): Promise<void>;
}

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;
const encryptBytes = nonceBytes + tagBytes;
/** The first byte says how the rest is encrypted, for the day on which that changes. */
const version = 1;
const wrappedEnd = 1 + encryptBytes + keyBytes;
const headBytes = wrappedEnd + encryptBytes;
const pieceBytes = 256 * 1024;

/**
 * Every file has a key of its own, kept before it and wrapped by the master key: a leaked key opens one file, and a new
 * master key means wrapping again, not encrypting everything again. Name and owner are bound in: one file put in the
 * place of another does not open.
 */
export function createEncryptedFiles(store: FileStore, masterKey: Buffer): EncryptedFiles {
  async function begin(name: string, owner: string): Promise<EncryptedWriter> {
    const [key, bound] = [randomBytes(keyBytes), boundTo(name, owner)];
    const encryption = startEncryption(key, bound);
    const writer = await store.begin(name, headBytes);
    return {
      write: (pieces) => writer.write(pieces.map((piece) => encryption.update(piece))),
      finish: () =>
        writer.finish(Buffer.concat([Buffer.of(version), encrypt(key, masterKey, bound), encryption.end()])),
      drop: () => writer.drop(),
    };
  }

  return {
    begin,
    async put(name, owner, bytes) {
      const writer = await begin(name, owner);
      try {
        // Piece by piece, so that it is not held a second time, encrypted.
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
      // A page of a proxy, or a file that a newer version has encrypted.
      if (found[0] !== version)
        throw new FilesUnavailable('What the file store gave is not a file as this version writes it.');
      const bound = boundTo(name, owner);
      const key = decrypt(found.subarray(1, wrappedEnd), masterKey, bound);
      return decrypt(found.subarray(wrappedEnd), key, bound);
    },
    remove: (name) => store.remove(name),
    bestPartBytes: store.bestPartBytes,
  };
}

function boundTo(name: string, owner: string): Buffer {
  return Buffer.from(JSON.stringify([name, owner]));
}

/** What stands before the encrypted bytes is known when all of them are encrypted. */
function startEncryption(key: Buffer, bound: Buffer) {
  const nonce = randomBytes(nonceBytes);
  const encryption = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes }).setAAD(bound);
  return {
    update: (piece: Buffer) => encryption.update(piece),
    end() {
      // Here it brings no bytes, only the tag: this cipher holds nothing back.
      encryption.final();
      return Buffer.concat([nonce, encryption.getAuthTag()]);
    },
  };
}

function encrypt(secret: Buffer, key: Buffer, bound: Buffer): Buffer {
  const encryption = startEncryption(key, bound);
  const encrypted = encryption.update(secret);
  return Buffer.concat([encryption.end(), encrypted]);
}

function decrypt(encrypted: Buffer, key: Buffer, bound: Buffer): Buffer {
  const opening = createDecipheriv(cipher, key, encrypted.subarray(0, nonceBytes), { authTagLength: tagBytes });
  opening.setAAD(bound).setAuthTag(encrypted.subarray(nonceBytes, encryptBytes));
  const opened = opening.update(encrypted.subarray(encryptBytes));
  opening.final();
  return opened;
}
