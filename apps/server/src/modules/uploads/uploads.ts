import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import { maxFileBytes } from '@taga/contract/constants';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { keepFile, listForErasing, unnamedUntil } from '../../files/erase-store.ts';
import type { SealedFiles } from '../../files/index.ts';
import { Refusal } from '../../refusal.ts';
import { addPart, beginUpload, countUploads, findUpload, type Upload } from './store.ts';

export interface UploadDependencies {
  readonly db: Kysely<DB>;
  readonly files: SealedFiles;
  readonly now: () => Date;
}

/** Small enough that a weak network loses little when it breaks off, large enough that a file has few of them. */
const partBytes = 256 * 1024;
/** Somebody who sends a byte at a time would fill the disk with seals. */
const maxParts = 400;
const maxUploadsOfCustomer = 20;

/** Files that arrive in parts: what has arrived is kept, whatever happens to the connection, the tab or the server. */
export function createUploads({ db, files, now }: UploadDependencies) {
  async function get(id: string, customerId: string): Promise<Upload> {
    const upload = await findUpload(db, id, customerId);
    if (!upload) throw new Refusal(errorCodes.notFound);
    return upload;
  }

  async function keepPart(id: string, customerId: string, offset: number, bytes: Buffer): Promise<void> {
    const part = `uploads/${id}/${randomUUID()}`;
    await listForErasing(db, [part], unnamedUntil(now()));
    await files.put(part, customerId, bytes);
    const isMine = await db.transaction().execute(async (trx) => {
      if (!(await addPart(trx, { id, offset, part, bytes: bytes.length }))) return false;
      await keepFile(trx, part);
      return true;
    });
    if (isMine) return;
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
      const upload = await get(id, customerId);
      if (upload.receivedBytes !== offset) throw new Refusal(errorCodes.uploadOffsetWrong);
      let { receivedBytes } = upload;
      let count = upload.parts.length;
      for await (const bytes of inParts(arriving, partBytes)) {
        if (receivedBytes + bytes.length > upload.lengthBytes) throw new Refusal(errorCodes.fileTooLarge);
        if (count >= maxParts) throw new Refusal(errorCodes.tooManyFiles);
        await keepPart(id, customerId, receivedBytes, bytes);
        receivedBytes += bytes.length;
        count += 1;
      }
      return receivedBytes;
    },

    /** The whole file, once all of it is there. */
    async read(id: string, customerId: string): Promise<{ bytes: Buffer; names: readonly string[] }> {
      const upload = await get(id, customerId);
      if (upload.receivedBytes < upload.lengthBytes) throw new Refusal(errorCodes.fileUnreadable);
      const parts = await Promise.all(upload.parts.map((name) => files.find(name, customerId)));
      if (parts.includes(undefined)) throw new Refusal(errorCodes.fileUnreadable);
      return { bytes: Buffer.concat(parts as Buffer[]), names: upload.parts };
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;

/** Also what had arrived of the last part when the connection broke off. */
async function* inParts(arriving: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  try {
    for await (const chunk of arriving) {
      held.push(chunk);
      heldBytes += chunk.length;
      if (heldBytes < size) continue;
      yield Buffer.concat(held);
      held = [];
      heldBytes = 0;
    }
  } catch {
    // The client has gone; what it sent counts.
  }
  if (heldBytes > 0) yield Buffer.concat(held);
}
