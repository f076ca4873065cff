import { cardDocumentTypes } from '@taga/contract/rules/card-codes';
import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';
import type { StoredDocument } from './card-document.ts';

const columns = ['id', 'type', 'name', 'media_type', 'size_bytes', 'created_at'] as const;

function documents(db: Kysely<DB>) {
  return db.selectFrom('card_documents').select(columns);
}

type Row = Awaited<ReturnType<ReturnType<typeof documents>['executeTakeFirstOrThrow']>>;

/** The constraint of the table keeps the type within what is claimed here. */
function toDocument({ id, type, name, media_type, size_bytes, created_at: at }: Row): StoredDocument {
  return { id, type: type as StoredDocument['type'], name, mediaType: media_type, sizeBytes: size_bytes, at };
}

/** By what they are, in the order that is asked for, and then as they came. */
export async function listDocuments(db: Kysely<DB>, documentNo: string): Promise<StoredDocument[]> {
  const rows = await documents(db).where('document_no', '=', documentNo).orderBy('created_at').orderBy('id').execute();
  const placeOf = ({ type }: StoredDocument) => cardDocumentTypes.indexOf(type);
  return rows.map(toDocument).sort((one, other) => placeOf(one) - placeOf(other));
}

export async function findDocument(
  db: Kysely<DB>,
  id: string,
): Promise<(StoredDocument & { readonly customerId: string }) | undefined> {
  const row = await documents(db).select('customer_id').where('id', '=', id).executeTakeFirst();
  return row && { ...toDocument(row), customerId: row.customer_id };
}

export interface NewDocument extends StoredDocument {
  readonly documentNo: string;
  readonly customerId: string;
  readonly sha256: Buffer;
  readonly uploadId: string | undefined;
}

/** The same file that came before: by its upload, or by its bytes, kind and name. */
export async function findSame(
  db: Kysely<DB>,
  sent: Pick<NewDocument, 'documentNo' | 'type' | 'name' | 'sha256' | 'uploadId'>,
): Promise<StoredDocument | undefined> {
  const row = await documents(db)
    .where('document_no', '=', sent.documentNo)
    .where(({ and, eb, or }) =>
      or([
        eb('upload_id', '=', sent.uploadId ?? null),
        and([eb('type', '=', sent.type), eb('name', '=', sent.name), eb('sha256', '=', sent.sha256)]),
      ]),
    )
    .executeTakeFirst();
  return row && toDocument(row);
}

export async function findDocumentOfUpload(
  db: Kysely<DB>,
  documentNo: string,
  uploadId: string,
): Promise<StoredDocument | undefined> {
  const row = await documents(db)
    .where('document_no', '=', documentNo)
    .where('upload_id', '=', uploadId)
    .executeTakeFirst();
  return row && toDocument(row);
}

export async function insertDocument(trx: Transaction<DB>, document: NewDocument): Promise<void> {
  await trx
    .insertInto('card_documents')
    .values({
      id: document.id,
      document_no: document.documentNo,
      customer_id: document.customerId,
      type: document.type,
      name: document.name,
      media_type: document.mediaType,
      size_bytes: document.sizeBytes,
      sha256: document.sha256,
      upload_id: document.uploadId ?? null,
      created_at: document.at,
    })
    .execute();
}

/** One of them, or all; answers the ids of what was there. */
export async function deleteDocuments(trx: Transaction<DB>, documentNo: string, id?: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('card_documents')
    .where('document_no', '=', documentNo)
    .$if(id !== undefined, (query) => query.where('id', '=', id as string))
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}
