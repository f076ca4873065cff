import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import type { ApplicationFile, StoredFileType } from './application-file.ts';

const columns = ['id', 'type', 'name', 'media_type', 'size_bytes', 'created_at'] as const;

interface FileRow {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly media_type: string;
  readonly size_bytes: number;
  readonly created_at: Date;
}

function toFile({ id, type, name, media_type, size_bytes, created_at: at }: FileRow): ApplicationFile {
  return { id, type: type as StoredFileType, name, mediaType: media_type, sizeBytes: size_bytes, at };
}

/** In the order of their types, which for income files is the order in which they came. */
export async function listFiles(db: Kysely<DB>, authorizationReqId: string): Promise<ApplicationFile[]> {
  const rows = await db
    .selectFrom('application_files')
    .select(columns)
    .where('authorization_req_id', '=', authorizationReqId)
    .orderBy('type')
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

export async function findFile(
  db: Kysely<DB>,
  id: string,
): Promise<(ApplicationFile & { customerId: string }) | undefined> {
  const row = await db
    .selectFrom('application_files')
    .select([...columns, 'customer_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...toFile(row), customerId: row.customer_id };
}

export async function findFileOfUpload(
  db: Kysely<DB>,
  uploadId: string,
  authorizationReqId: string,
): Promise<ApplicationFile | undefined> {
  const row = await db
    .selectFrom('application_files')
    .select(columns)
    .where('upload_id', '=', uploadId)
    .where('authorization_req_id', '=', authorizationReqId)
    .executeTakeFirst();
  return row && toFile(row);
}

export async function findFileOfBytes(
  db: Kysely<DB>,
  file: Pick<NewFile, 'authorizationReqId' | 'name' | 'sha256'> & { readonly type: string },
): Promise<ApplicationFile | undefined> {
  const row = await db
    .selectFrom('application_files')
    .select(columns)
    .where('authorization_req_id', '=', file.authorizationReqId)
    .where('type', '=', file.type)
    .where('name', '=', file.name)
    .where('sha256', '=', file.sha256)
    .executeTakeFirst();
  return row && toFile(row);
}

interface NewFile extends ApplicationFile {
  readonly authorizationReqId: string;
  readonly customerId: string;
  readonly sha256: Buffer;
  readonly uploadId: string | undefined;
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
    })
    .execute();
}

/** Answers the ids of what was there. */
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
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
