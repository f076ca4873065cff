import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import { maxFileBytes } from '@taga/contract/constants';
import { DomainError } from '../../../domain-error.ts';
import { receiveParts, type UploadDependencies } from './receive-parts.ts';
import { beginUpload, findUpload, type Upload } from './store.ts';

const maxUploadsOfCustomer = 20;

/** Files that arrive in parts: what has arrived is kept, whatever happens to the connection, the tab or the server. */
export function createUploads(dependencies: UploadDependencies) {
  const { db, files, now } = dependencies;

  async function get(id: string, customerId: string): Promise<Upload> {
    const upload = await findUpload(db, id, customerId);
    if (!upload) throw new DomainError(errorCodes.notFound);
    return upload;
  }

  return {
    get,

    async begin(customerId: string, lengthBytes: number): Promise<string> {
      if (lengthBytes === 0) throw new DomainError(errorCodes.invalidField, { fields: ['upload-length'] });
      if (lengthBytes > maxFileBytes) throw new DomainError(errorCodes.fileTooLarge);
      const upload = { id: randomUUID(), customerId, lengthBytes, at: now() };
      const isStarted = await db.transaction().execute((trx) => beginUpload(trx, upload, maxUploadsOfCustomer));
      if (!isStarted) throw new DomainError(errorCodes.tooManyFiles);
      return upload.id;
    },

    /** Takes the rest of an upload, or some of it, and answers how much there is now. */
    async receive(id: string, customerId: string, offset: number, arriving: AsyncIterable<Buffer>): Promise<number> {
      const upload = await get(id, customerId);
      if (upload.receivedBytes !== offset) throw new DomainError(errorCodes.uploadOffsetWrong);
      return (await receiveParts(upload, customerId, arriving, dependencies)).receivedBytes;
    },

    /** The whole file, once all of it is there. */
    async read(id: string, customerId: string): Promise<{ bytes: Buffer; names: readonly string[] }> {
      const upload = await get(id, customerId);
      if (upload.receivedBytes < upload.lengthBytes) throw new DomainError(errorCodes.fileUnreadable);
      const bytes = Buffer.allocUnsafe(upload.lengthBytes);
      let filled = 0;
      for (const name of upload.parts) {
        const part = await files.find(name, customerId);
        if (!part) throw new DomainError(errorCodes.fileUnreadable);
        filled += part.copy(bytes, filled);
      }
      return { bytes, names: upload.parts };
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;
