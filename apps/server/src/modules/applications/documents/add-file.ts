import { createHash, randomUUID } from 'node:crypto';
import { cancelErasure, listForErasing, unnamedUntil } from '../../../files/erase-store.ts';
import { storedNameOf } from './application-file.ts';
import { insertFile } from './store.ts';
import type { ApplicationFileDependencies } from './upload-file.ts';

interface AddedFile {
  readonly customerId: string;
  readonly authorizationReqId: string;
  /** As it is stored. */
  readonly type: string;
  readonly name: string;
  readonly mediaType: string;
  /** Of our own: nothing of it is evaluated. */
  readonly bytes: Buffer;
}

/** A file that no customer sent, whatever the application has come to. */
export async function addFile(
  { customerId, authorizationReqId, type, name, mediaType, bytes }: AddedFile,
  { db, files, now }: Pick<ApplicationFileDependencies, 'db' | 'files' | 'now'>,
): Promise<void> {
  const id = randomUUID();
  await listForErasing(db, [storedNameOf(id)], unnamedUntil(now()));
  await files.put(storedNameOf(id), customerId, bytes);
  const sha256 = createHash('sha256').update(bytes).digest();
  const file = { id, type, name, mediaType, sizeBytes: bytes.length, at: now() };
  await db.transaction().execute(async (trx) => {
    await cancelErasure(trx, storedNameOf(id));
    await insertFile(trx, { ...file, authorizationReqId, customerId, sha256, uploadId: undefined, scan: null });
  });
}
