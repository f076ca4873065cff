import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import { maxFileBytes } from '@taga/contract/constants';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { listForErasing, unnamedUntil } from '../../files/erase-store.ts';
import type { SealedFiles } from '../../files/index.ts';
import { Refusal } from '../../refusal.ts';
import { addPart, beginUpload, countUploads, findUpload, type Upload } from './store.ts';

export interface UploadDependencies {
  readonly db: Kysely<DB>;
  readonly files: SealedFiles;
  readonly now: () => Date;
}

/**
 * What arrives slowly is kept in small parts, so that a server that stops loses little of it. What arrives quickly is
 * kept in larger ones: each has to reach the disk, and the database has to hear of it.
 */
const smallestPartBytes = 256 * 1024;
const largestPartBytes = 1024 * 1024;
const quicklyMs = 1_000;
/** Somebody who sends a byte at a time would fill the disk with seals. */
const maxParts = 400;
const maxUploadsOfCustomer = 20;
const namedAhead = 8;

/** Files that arrive in parts: what has arrived is kept, whatever happens to the connection, the tab or the server. */
export function createUploads({ db, files, now }: UploadDependencies) {
  async function get(id: string, customerId: string): Promise<Upload> {
    const upload = await findUpload(db, id, customerId);
    if (!upload) throw new Refusal(errorCodes.notFound);
    return upload;
  }

  /** Listed for erasing before they are written, all in one go: most of the time goes into what must reach the disk. */
  async function nameParts({ id, lengthBytes, receivedBytes }: Upload): Promise<string[]> {
    const count = Math.min(Math.ceil((lengthBytes - receivedBytes) / smallestPartBytes), namedAhead);
    const names = Array.from({ length: count }, () => `uploads/${id}/${randomUUID()}`);
    await listForErasing(db, names, unnamedUntil(now()));
    return names;
  }

  async function keepPart(upload: Upload, customerId: string, part: string, { pieces, bytes }: Part): Promise<void> {
    const { id, receivedBytes: offset } = upload;
    await files.put(part, customerId, pieces);
    if (await addPart(db, { id, offset, part, bytes })) return;
    // Another connection of the same customer was quicker, and nobody may fill the disk by losing on purpose.
    await files.remove(part);
    throw new Refusal(errorCodes.uploadOffsetWrong);
  }

  return {
    get,

    async begin(customerId: string, lengthBytes: number): Promise<string> {
      if (lengthBytes === 0) throw new Refusal(errorCodes.invalidField, { fields: ['upload-length'] });
      if (lengthBytes > maxFileBytes) throw new Refusal(errorCodes.fileTooLarge);
      if ((await countUploads(db, customerId)) >= maxUploadsOfCustomer) throw new Refusal(errorCodes.tooManyFiles);
      const id = randomUUID();
      await beginUpload(db, { id, customerId, lengthBytes, at: now() });
      return id;
    },

    /** Takes what arrives until the connection ends, well or not, and answers how much there is now. */
    async receive(id: string, customerId: string, offset: number, arriving: AsyncIterable<Buffer>): Promise<number> {
      let upload = await get(id, customerId);
      if (upload.receivedBytes !== offset) throw new Refusal(errorCodes.uploadOffsetWrong);
      let names: string[] = [];
      for await (const part of inParts(arriving)) {
        const receivedBytes = upload.receivedBytes + part.bytes;
        if (receivedBytes > upload.lengthBytes) throw new Refusal(errorCodes.fileTooLarge);
        if (upload.parts.length >= maxParts) throw new Refusal(errorCodes.tooManyFiles);
        if (names.length === 0) names = await nameParts(upload);
        const name = names.pop() ?? '';
        await keepPart(upload, customerId, name, part);
        upload = { ...upload, receivedBytes, parts: [...upload.parts, name] };
      }
      return upload.receivedBytes;
    },

    /** The whole file, once all of it is there. */
    async read(id: string, customerId: string): Promise<{ bytes: Buffer; names: readonly string[] }> {
      const upload = await get(id, customerId);
      if (upload.receivedBytes < upload.lengthBytes) throw new Refusal(errorCodes.fileUnreadable);
      const bytes = Buffer.allocUnsafe(upload.lengthBytes);
      let filled = 0;
      for (const name of upload.parts) {
        const part = await files.find(name, customerId);
        if (!part) throw new Refusal(errorCodes.fileUnreadable);
        filled += part.copy(bytes, filled);
      }
      return { bytes, names: upload.parts };
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;

interface Part {
  readonly pieces: readonly Buffer[];
  readonly bytes: number;
}

/** Also what had arrived of the last part when the connection broke off. */
async function* inParts(arriving: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  let size = smallestPartBytes;
  let begunMs = performance.now();
  try {
    for await (const chunk of arriving) {
      pieces.push(chunk);
      bytes += chunk.length;
      if (bytes < size) continue;
      const isQuick = performance.now() - begunMs < quicklyMs;
      yield { pieces, bytes };
      size = isQuick ? Math.min(size * 2, largestPartBytes) : smallestPartBytes;
      [pieces, bytes, begunMs] = [[], 0, performance.now()];
    }
  } catch {
    // The client has gone; what it sent counts.
  }
  if (bytes > 0) yield { pieces, bytes };
}
