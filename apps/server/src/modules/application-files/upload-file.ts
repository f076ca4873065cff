import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import { maxIncomeFiles } from '@taga/contract/constants';
import { type CorrectionItem, isFileOf } from '@taga/contract/journeys/account-opening/corrections';
import { type FileType, incomeFileTypes } from '@taga/contract/records/file';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import { keepFile, listForErasing, unnamedUntil } from '../../files/erase-store.ts';
import type { SealedFiles } from '../../files/index.ts';
import { Refusal } from '../../refusal.ts';
import { isUuid } from '../../uuid.ts';
import {
  type Application,
  findNamedApplication,
  isOfIdentity,
  lockApplication,
  requireChangeable,
} from '../applications/index.ts';
import { deleteUpload } from '../uploads/index.ts';
import { type ApplicationFile, type StoredFileType, storedName } from './application-file.ts';
import { prepareFile, type ReceivingDependencies, receiveFile, type SentContent } from './receive-file.ts';
import { mediaTypesOf } from './sniff.ts';
import { deleteFiles, findFileOfBytes, findFileOfUpload, insertFile, listFiles } from './store.ts';

export interface ApplicationFileDependencies extends ReceivingDependencies {
  readonly db: Kysely<DB>;
  readonly files: SealedFiles;
  readonly now: () => Date;
}

export interface SentFile extends SentContent {
  readonly authorizationReqId: string;
  readonly accountClass: string;
  readonly currency: string;
  readonly type: FileType;
  readonly name: string;
}

/** Adds a file to an application. A second one of a kind takes the place of the first; proofs of income add up. */
export async function uploadFile(
  customerId: string,
  sent: SentFile,
  dependencies: ApplicationFileDependencies,
): Promise<ApplicationFile> {
  const { db, files, now } = dependencies;
  const { authorizationReqId, content } = sent;
  const isMeant = (item: CorrectionItem) => isFileOf(item, sent.type);
  requireOpen(await findNamedApplication(db, { customerId, authorizationReqId }), isMeant, sent);
  const uploadId = 'uploadId' in content ? content.uploadId : undefined;
  if (uploadId && !isUuid(uploadId)) throw new Refusal(errorCodes.notFound);
  // The answer to the first try was lost on its way.
  const known = uploadId && (await findFileOfUpload(db, uploadId, authorizationReqId));
  if (known) return known;
  const received = await receiveFile(customerId, sent, dependencies);
  const { sha256 } = received;
  // What came in one piece has no id that a second try could name, but the same bytes with the same name are the same file.
  const findSame = (on: Kysely<DB>) =>
    uploadId ? undefined : findFileOfBytes(on, { authorizationReqId, type: sent.type, name: sent.name, sha256 });
  const same = await findSame(db);
  if (same) return same;
  const drawn = await prepareFile(received.bytes, mediaTypesOf(sent.type), dependencies);
  const id = randomUUID();
  await listForErasing(db, [storedName(id)], unnamedUntil(now()));
  await files.put(storedName(id), customerId, drawn.bytes);
  return db.transaction().execute(async (trx) => {
    requireOpen(await lockApplication(trx, { customerId, authorizationReqId }), isMeant, sent);
    // Two tries at once: the one that comes second leaves its copy to be erased.
    const kept = await findSame(trx);
    if (kept) return kept;
    const type = await typeToStore(trx, authorizationReqId, sent.type);
    const replaced = await deleteFiles(trx, authorizationReqId, 'type', type);
    await listForErasing(trx, [...replaced.map(storedName), ...received.names], now());
    if (uploadId) await deleteUpload(trx, uploadId);
    await keepFile(trx, storedName(id));
    const file = { id, type, name: sent.name, mediaType: drawn.mediaType, sizeBytes: drawn.bytes.length, at: now() };
    await insertFile(trx, { ...file, authorizationReqId, customerId, sha256, uploadId });
    return file;
  });
}

export async function removeFile(
  customerId: string,
  { authorizationReqId, fileId }: { readonly authorizationReqId: string; readonly fileId: string },
  { db, now }: ApplicationFileDependencies,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const application = await lockApplication(trx, { customerId, authorizationReqId });
    const type = (await listFiles(trx, authorizationReqId)).find(({ id }) => id === fileId)?.type ?? '';
    requireOpen(application, (item) => isFileOf(item, type));
    const removed = isUuid(fileId) ? await deleteFiles(trx, authorizationReqId, 'id', fileId) : [];
    await listForErasing(trx, removed.map(storedName), now());
  });
}

/** The customer's own, the one that is meant, and theirs to change: not handed in yet, or to be corrected in this. */
export function requireOpen(
  application: Application | undefined,
  isMeant: (item: CorrectionItem) => boolean,
  meant: Partial<Pick<SentFile, 'accountClass' | 'currency'>> = {},
): Application {
  const { accountClass = application?.accountClass, currency = application?.currency } = meant;
  const isThisOne = application?.accountClass === accountClass && application?.currency === currency;
  if (!application || !isThisOne) throw new Refusal(errorCodes.notFound);
  requireChangeable(application, isMeant);
  return application;
}

/** A video that came with another request. */
export async function keepVideo(
  named: { readonly customerId: string; readonly authorizationReqId: string },
  { name, bytes }: { readonly name: string; readonly bytes: Buffer },
  dependencies: ApplicationFileDependencies,
): Promise<void> {
  const application = await findOpen(dependencies.db, named);
  const { accountClass, currency, authorizationReqId } = application;
  const video = { type: 'SELFIE-VIDEO', name, content: { bytes } } as const;
  await uploadFile(named.customerId, { accountClass, currency, authorizationReqId, ...video }, dependencies);
}

/** The customer's own, if photos and video of it are theirs to change. */
export async function findOpen(
  db: Kysely<DB>,
  named: { readonly customerId: string; readonly authorizationReqId: string },
): Promise<Application> {
  return requireOpen(await findNamedApplication(db, named), isOfIdentity);
}

async function typeToStore(trx: Transaction<DB>, authorizationReqId: string, type: FileType): Promise<StoredFileType> {
  if (type !== 'SRC_INCOME_FILE') return type;
  const taken = (await listFiles(trx, authorizationReqId)).map((file) => file.type);
  const free = incomeFileTypes.slice(0, maxIncomeFiles).find((numbered) => !taken.includes(numbered));
  if (!free) throw new Refusal(errorCodes.tooManyFiles);
  return free;
}
