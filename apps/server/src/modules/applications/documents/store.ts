import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { type ApplicationFile, storedNameOf } from './application-file.ts';

function files(db: Kysely<DB>) {
  return db
    .selectFrom('application_files')
    .select(['id', 'type', 'name', 'media_type', 'size_bytes', 'created_at', 'scan']);
}

type Row = Awaited<ReturnType<ReturnType<typeof files>['executeTakeFirstOrThrow']>>;

function toFile({ id, type, name, media_type, size_bytes, created_at: at, scan }: Row): ApplicationFile {
  return { id, type, name, mediaType: media_type, sizeBytes: size_bytes, at, isUnscanned: scan === 'unanswered' };
}

/** In the order of their types, and of one type as they came. */
export async function listFiles(db: Kysely<DB>, authorizationReqId: string): Promise<ApplicationFile[]> {
  const rows = await files(db)
    .where('authorization_req_id', '=', authorizationReqId)
    .orderBy('type')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toFile);
}

/** With what a check of them has to know. */
export async function listFilesToCheck(db: Kysely<DB>, authorizationReqId: string) {
  const rows = await db
    .selectFrom('application_files')
    .select(['id', 'type', 'sha256', 'created_at'])
    .where('authorization_req_id', '=', authorizationReqId)
    .execute();
  return rows.map(({ id, type, sha256, created_at: at }) => ({ id, type, sha256, at }));
}

export async function findFile(db: Kysely<DB>, id: string) {
  const row = await files(db).select(['customer_id', 'stored_name']).where('id', '=', id).executeTakeFirst();
  return row && { ...toFile(row), customerId: row.customer_id, storedName: row.stored_name };
}

interface SentBefore extends Pick<NewFile, 'authorizationReqId' | 'name' | 'uploadId'> {
  /** Nothing where only the upload tells. */
  readonly sha256?: Buffer | undefined;
  /** What files of its slot are stored as. */
  readonly types: readonly string[];
}

/** The same file that came before: by its upload, or by its bytes, slot and name. */
export async function findSame(db: Kysely<DB>, sent: SentBefore): Promise<ApplicationFile | undefined> {
  const row = await files(db)
    .where('authorization_req_id', '=', sent.authorizationReqId)
    .where(({ and, eb, or }) =>
      or([
        eb('upload_id', '=', sent.uploadId ?? null),
        and([eb('type', 'in', sent.types), eb('name', '=', sent.name), eb('sha256', '=', sent.sha256 ?? null)]),
      ]),
    )
    .executeTakeFirst();
  return row && toFile(row);
}

export interface NewFile extends Omit<ApplicationFile, 'isUnscanned'> {
  readonly authorizationReqId: string;
  readonly customerId: string;
  readonly sha256: Buffer;
  readonly uploadId: string | undefined;
  /** Null where nobody scans, or nobody has to. */
  readonly scan: 'clean' | 'unanswered' | null;
}

export async function insertFile(trx: Transaction<DB>, file: NewFile): Promise<void> {
  await trx
    .insertInto('application_files')
    .values({
      id: file.id,
      authorization_req_id: file.authorizationReqId,
      customer_id: file.customerId,
      type: file.type,
      name: file.name,
      media_type: file.mediaType,
      size_bytes: file.sizeBytes,
      sha256: file.sha256,
      upload_id: file.uploadId ?? null,
      created_at: file.at,
      stored_name: storedNameOf(file.id),
      scan: file.scan,
    })
    .execute();
}

/** Answers under which names they lie. */
export async function deleteFiles(
  trx: Transaction<DB>,
  authorizationReqId: string,
  column: 'id' | 'type' | 'authorization_req_id',
  value: string,
): Promise<string[]> {
  const rows = await trx
    .deleteFrom('application_files')
    .where('authorization_req_id', '=', authorizationReqId)
    .where(column, '=', value)
    .returning('stored_name')
    .execute();
  return rows.map((row) => row.stored_name);
}
