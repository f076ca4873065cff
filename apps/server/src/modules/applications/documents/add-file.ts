import { createHash, randomUUID } from 'node:crypto';
import type { FileType } from '@taga/contract/records/applications/file';
import { cancelErasure, listForErasing, unnamedUntil } from '../../../files/erase-store.ts';
import { storedNameOf } from './application-file.ts';
import { insertFile } from './store.ts';
import type { ApplicationFileDependencies } from './upload-file.ts';

interface AddedFile {
  readonly customerId: string;
  readonly authorizationReqId: string;
  readonly type: Exclude<FileType, 'SRC_INCOME_FILE'>;
  readonly name: string;
  /** A JPEG of our own. */
  readonly bytes: Buffer;
}

/** A picture that no customer sent, whatever the application has come to. */
export async function addFile(
  { customerId, authorizationReqId, type, name, bytes }: AddedFile,
  { db, files, now }: Pick<ApplicationFileDependencies, 'db' | 'files' | 'now'>,
): Promise<void> {
  const id = randomUUID();
  await listForErasing(db, [storedNameOf(id)], unnamedUntil(now()));
  await files.put(storedNameOf(id), customerId, bytes);
  const sha256 = createHash('sha256').update(bytes).digest();
  const file = { id, type, name, mediaType: 'image/jpeg', sizeBytes: bytes.length, at: now() };
  await db.transaction().execute(async (trx) => {
    await cancelErasure(trx, storedNameOf(id));
    await insertFile(trx, { ...file, authorizationReqId, customerId, sha256, uploadId: undefined });
  });
}
