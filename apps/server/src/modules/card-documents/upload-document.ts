import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import { maxCardDocuments } from '@taga/contract/constants';
import { imageMediaTypes } from '@taga/contract/rules/upload';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { keepFile, listForErasing, unnamedUntil } from '../../files/erase-store.ts';
import type { SealedFiles } from '../../files/index.ts';
import { Refusal } from '../../refusal.ts';
import { isUuid } from '../../uuid.ts';
import { prepareFile, type ReceivingDependencies, receiveFile, type SentContent } from '../application-files/index.ts';
import { findCardApplication, lockCardApplication, requireOpen } from '../card-applications/index.ts';
import { deleteUpload } from '../uploads/index.ts';
import { type StoredDocument, storedName } from './card-document.ts';
import {
  deleteDocuments,
  findDocument,
  findDocumentOfUpload,
  findSame,
  insertDocument,
  listDocuments,
} from './store.ts';

export interface CardDocumentDependencies extends ReceivingDependencies {
  readonly db: Kysely<DB>;
  readonly files: SealedFiles;
  readonly now: () => Date;
}

interface SentDocument extends SentContent {
  readonly documentNo: string;
  readonly type: StoredDocument['type'];
  readonly name: string;
}

/** Adds a photo to an application that the customer may change. The same one sent again is the same. */
export async function uploadDocument(
  customerId: string,
  sent: SentDocument,
  dependencies: CardDocumentDependencies,
): Promise<StoredDocument> {
  const { db, files, now } = dependencies;
  const { documentNo, type, name, content } = sent;
  requireOpen(await findCardApplication(db, { customerId, documentNo }));
  const uploadId = 'uploadId' in content ? content.uploadId : undefined;
  if (uploadId && !isUuid(uploadId)) throw new Refusal(errorCodes.notFound);
  // The answer to the first try was lost on its way, and the upload is no more.
  const known = uploadId && (await findDocumentOfUpload(db, documentNo, uploadId));
  if (known) return known;
  const received = await receiveFile(customerId, sent, dependencies);
  const drawn = await prepareFile(received.bytes, imageMediaTypes, dependencies);
  const id = randomUUID();
  await listForErasing(db, [storedName(id)], unnamedUntil(now()));
  await files.put(storedName(id), customerId, drawn.bytes);
  return db.transaction().execute(async (trx) => {
    requireOpen(await lockCardApplication(trx, { customerId, documentNo }));
    const { sha256 } = received;
    const same = await findSame(trx, { documentNo, type, name, sha256, uploadId });
    if (same) return same;
    await refuseTooMany(trx, documentNo);
    await listForErasing(trx, received.names, now());
    if (uploadId) await deleteUpload(trx, uploadId);
    await keepFile(trx, storedName(id));
    const document = { id, type, name, mediaType: drawn.mediaType, sizeBytes: drawn.bytes.length, at: now() };
    await insertDocument(trx, { ...document, documentNo, customerId, sha256, uploadId });
    return document;
  });
}

async function refuseTooMany(trx: Transaction<DB>, documentNo: string): Promise<void> {
  const there = await listDocuments(trx, documentNo);
  if (there.length >= maxCardDocuments) throw new Refusal(errorCodes.tooManyFiles);
}

export async function removeDocument(
  customerId: string,
  { documentNo, fileId }: { readonly documentNo: string; readonly fileId: string },
  { db, now }: Pick<CardDocumentDependencies, 'db' | 'now'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    requireOpen(await lockCardApplication(trx, { customerId, documentNo }));
    const removed = isUuid(fileId) ? await deleteDocuments(trx, documentNo, fileId) : [];
    await listForErasing(trx, removed.map(storedName), now());
  });
}

/** What is kept of a photo, and under which name. */
export async function findStored(db: Kysely<DB>, id: string) {
  const document = await findDocument(db, id);
  return document && { ...document, storedName: storedName(id) };
}

/** Has every photo of an application erased, and says how many there were. */
export async function dropDocuments(trx: Transaction<DB>, documentNo: string, at: Date): Promise<number> {
  const dropped = await deleteDocuments(trx, documentNo);
  await listForErasing(trx, dropped.map(storedName), at);
  return dropped.length;
}
