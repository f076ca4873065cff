import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import { type DocumentSlot, mayCorrectFile, slotOf } from '@taga/contract/kinds/kind';
import type { Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { cancelErasure, listForErasing, unnamedUntil } from '../../../files/erase-store.ts';
import type { EncryptedFiles } from '../../../files/index.ts';
import { isUuid } from '../../../uuid.ts';
import { type ApplicationState, findState, lockState, requireOpen } from '../drafts/index.ts';
import { deleteUpload } from '../uploads/index.ts';
import { type ApplicationFile, storedNameOf } from './application-file.ts';
import { prepareFile, type ReceivingDependencies, receiveFile, type SentContent, scanFile } from './receive-file.ts';
import { deleteFiles, findSame, insertFile, listFiles } from './store.ts';

export interface ApplicationFileDependencies extends ReceivingDependencies {
  readonly files: EncryptedFiles;
  readonly now: () => Date;
}

/** Which application a file is for; a kind, or a class and currency, where the sender names them. */
export interface FileOwner extends Partial<Pick<ApplicationState, 'kind'>> {
  readonly customerId: string;
  readonly id: string;
  readonly accountClass?: string;
  readonly currency?: string;
}

export interface SentFile extends SentContent {
  /** As the slots of the kind name it. */
  readonly type: string;
  readonly name: string;
}

/** Adds a file to an application. One that is alone in its slot is replaced by the next; the others add up. */
export async function uploadFile(
  owner: FileOwner,
  sent: SentFile,
  dependencies: ApplicationFileDependencies,
): Promise<ApplicationFile> {
  const { db, files, now } = dependencies;
  const { customerId, id: authorizationReqId } = owner;
  const { type, name, content } = sent;
  const { kind } = requireOpenFor(await findState(db, owner), type, owner);
  const slot = requireSlot(slotOf(kind, type));
  const uploadId = 'uploadId' in content ? content.uploadId : undefined;
  if (uploadId && !isUuid(uploadId)) throw new DomainError(errorCodes.notFound);
  const before = { authorizationReqId, name, uploadId, types: slot.storedAs ?? [type] };
  // The answer to the first try was lost on its way, and the upload is no more.
  const known = uploadId && (await findSame(db, before));
  if (known) return known;
  const received = await receiveFile(customerId, sent, dependencies);
  // Where several of a type add up, the same bytes are the same file, however they came.
  const { sha256 } = !uploadId || (slot.most > 1 && !slot.storedAs) ? received : {};
  const same = await findSame(db, { ...before, sha256 });
  if (same) return same;
  const drawn = await prepareFile(customerId, received.bytes, slot.mediaTypes, dependencies);
  const scan = await scanFile(received.bytes, dependencies).catch(async (error) => {
    if (uploadId) await dropUpload(uploadId, received.names, dependencies);
    throw error;
  });
  const id = randomUUID();
  await listForErasing(db, [storedNameOf(id)], unnamedUntil(now()));
  await files.put(storedNameOf(id), customerId, drawn.bytes);
  return db.transaction().execute(async (trx) => {
    requireOpenFor(await lockState(trx, owner), type, owner);
    // Two tries at once: the one that comes second leaves its copy to be erased.
    const kept = await findSame(trx, { ...before, sha256 });
    if (kept) return kept;
    const storedType = await freeTypeOf(trx, authorizationReqId, slot, kind.mostDocuments);
    const replaced = slot.most > 1 ? [] : await deleteFiles(trx, authorizationReqId, 'type', storedType);
    await listForErasing(trx, [...replaced, ...received.names], now());
    if (uploadId) await deleteUpload(trx, uploadId);
    await cancelErasure(trx, storedNameOf(id));
    const file = { id, type: storedType, name, mediaType: drawn.mediaType, sizeBytes: drawn.bytes.length, at: now() };
    await insertFile(trx, { ...file, authorizationReqId, customerId, sha256: received.sha256, uploadId, scan });
    return { ...file, isUnscanned: scan === 'unanswered' };
  });
}

/** What came in parts and is refused is not kept for another try. */
async function dropUpload(
  uploadId: string,
  names: readonly string[],
  { db, now }: ApplicationFileDependencies,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await listForErasing(trx, [...names], now());
    await deleteUpload(trx, uploadId);
  });
}

function requireSlot(slot: DocumentSlot | undefined): DocumentSlot {
  if (!slot) throw new DomainError(errorCodes.notFound);
  return slot;
}

/** What the next file of a slot is stored as. Refuses one too many. */
async function freeTypeOf(
  trx: Transaction<DB>,
  authorizationReqId: string,
  { type, storedAs, most }: DocumentSlot,
  mostDocuments = Number.POSITIVE_INFINITY,
): Promise<string> {
  if (most === 1) return type;
  const taken = (await listFiles(trx, authorizationReqId)).map((file) => file.type);
  const free = storedAs ? storedAs.find((name) => !taken.includes(name)) : type;
  const isFull = taken.length >= mostDocuments || taken.filter((each) => each === type).length >= most;
  if (!free || isFull) throw new DomainError(errorCodes.tooManyFiles);
  return free;
}

export async function removeFile(
  owner: FileOwner,
  fileId: string,
  { db, now }: Pick<ApplicationFileDependencies, 'db' | 'now'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const application = await lockState(trx, owner);
    const all = application ? await listFiles(trx, application.id) : [];
    requireOpenFor(application, all.find(({ id }) => id === fileId)?.type ?? '');
    const removed = isUuid(fileId) ? await deleteFiles(trx, owner.id, 'id', fileId) : [];
    await listForErasing(trx, removed, now());
  });
}

/** The customer's own, the one that is meant, and theirs to change: not submitted yet, or to be corrected in this. */
function requireOpenFor(
  application: ApplicationState | undefined,
  fileType: string,
  { accountClass, currency }: Pick<FileOwner, 'accountClass' | 'currency'> = {},
): ApplicationState {
  const isOther =
    (accountClass !== undefined && application?.accountClass !== accountClass) ||
    (currency !== undefined && application?.currency !== currency);
  if (!application || isOther) throw new DomainError(errorCodes.notFound);
  const { kind, correction } = requireOpen(application);
  if (correction && !mayCorrectFile(kind, correction.items, fileType))
    throw new DomainError(errorCodes.notAskedToCorrect);
  return application;
}
