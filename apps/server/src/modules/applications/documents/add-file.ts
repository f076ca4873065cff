import { createHash, randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { cancelErasure, listForErasing, unnamedUntil } from '../../../files/erase-store.ts';
import { storedNameOf } from './application-file.ts';
import { insertFile } from './store.ts';
import type { ApplicationFileDependencies } from './upload-file.ts';

interface OwnFile {
  readonly customerId: string;
  /** As it is stored. */
  readonly type: string;
  readonly name: string;
  readonly mediaType: string;
  /** Of our own: nothing of it is evaluated. */
  readonly bytes: Buffer;
}

/** Stored, and of no application yet: unless it is attached to one it is erased again. */
export interface StoredFile extends Omit<OwnFile, 'bytes'> {
  readonly id: string;
  readonly sizeBytes: number;
  readonly sha256: Buffer;
}

type Storing = Pick<ApplicationFileDependencies, 'db' | 'files' | 'now'>;

export async function storeFile({ bytes, ...file }: OwnFile, { db, files, now }: Storing): Promise<StoredFile> {
  const id = randomUUID();
  await listForErasing(db, [storedNameOf(id)], unnamedUntil(now()));
  await files.put(storedNameOf(id), file.customerId, bytes);
  return { ...file, id, sizeBytes: bytes.length, sha256: createHash('sha256').update(bytes).digest() };
}

/** A file that no customer sent, whatever the application has come to. */
export async function attachFile(
  trx: Transaction<DB>,
  file: StoredFile,
  { authorizationReqId, at }: { readonly authorizationReqId: string; readonly at: Date },
): Promise<void> {
  await cancelErasure(trx, storedNameOf(file.id));
  await insertFile(trx, { ...file, authorizationReqId, at, uploadId: undefined, scan: null });
}

/** Both at once. */
export async function addFile(
  { authorizationReqId, ...file }: OwnFile & { readonly authorizationReqId: string },
  dependencies: Storing,
): Promise<void> {
  const { db, now } = dependencies;
  const stored = await storeFile(file, dependencies);
  await db.transaction().execute((trx) => attachFile(trx, stored, { authorizationReqId, at: now() }));
}
