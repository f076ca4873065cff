import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { tellingRowsOf } from '../../../identity/picture-hash.ts';
import type { CheckedFile, NamedApplication } from './identity-check.ts';

/** Files that are about to be checked, by their bytes; what they look like is found out later. */
export async function insertFileHashes(
  trx: Transaction<DB>,
  { authorizationReqId }: Pick<NamedApplication, 'authorizationReqId'>,
  files: readonly CheckedFile[],
  at: Date,
): Promise<void> {
  await trx
    .insertInto('identity_file_hashes')
    .values(
      files.map(({ id, type, sha256 }) => ({
        file_id: id,
        authorization_req_id: authorizationReqId,
        is_video: type === 'SELFIE-VIDEO',
        type,
        sha256,
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.column('file_id').doNothing())
    .execute();
}

/** Of these files, those of which nobody knows yet what they look like. */
export async function listUnhashed(db: Kysely<DB>, fileIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('identity_file_hashes')
    .select('file_id')
    .where(sql<boolean>`file_id = any(${fileIds}::uuid[])`)
    .where('picture_hashes', 'is', null)
    .execute();
  return rows.map(({ file_id }) => file_id);
}

export async function savePictureHashes(db: Kysely<DB>, fileId: string, hashes: readonly string[]): Promise<void> {
  await db
    .updateTable('identity_file_hashes')
    .set({ picture_hashes: [...hashes], picture_rows: tellingRowsOf(hashes) })
    .where('file_id', '=', fileId)
    .execute();
}

/** A file of an application beside one that another customer sent. */
export interface FilePair {
  readonly type: string;
  readonly hashes: readonly string[];
  readonly isSameFile: boolean;
  readonly otherHashes: readonly string[];
  readonly otherId: string;
  readonly customerId: string;
  readonly customerName: string;
  readonly at: Date;
}

const mostPairs = 500;

/** Every pair that may be the same: the same bytes, or pictures that have a row in common. */
export async function listFilePairs(db: Kysely<DB>, authorizationReqId: string): Promise<FilePair[]> {
  const { rows } = await sql<FilePair>`
    select own.type, coalesce(own.picture_hashes, '{}') as hashes, own.sha256 = other.sha256 as "isSameFile",
      coalesce(other.picture_hashes, '{}') as "otherHashes", other.authorization_req_id as "otherId",
      customer.id as "customerId", customer.full_name as "customerName", other.created_at as at
    from identity_file_hashes own
      join applications mine on mine.authorization_req_id = own.authorization_req_id
      cross join lateral (
        select * from identity_file_hashes same where same.sha256 = own.sha256
        union
        select * from identity_file_hashes alike where alike.picture_rows && own.picture_rows
      ) other
      join applications theirs on theirs.authorization_req_id = other.authorization_req_id
      join customers customer on customer.id = theirs.customer_id
    where own.authorization_req_id = ${authorizationReqId}
      and other.is_video = own.is_video and theirs.customer_id <> mine.customer_id
    order by "isSameFile" desc, other.created_at, other.file_id
    limit ${mostPairs}`.execute(db);
  return rows;
}
