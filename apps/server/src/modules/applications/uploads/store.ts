import { type Kysely, sql, type Transaction } from 'kysely';
import { countRows } from '../../../db/page.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { saveFileWith } from '../../../files/erase-store.ts';

export interface Upload {
  readonly id: string;
  readonly lengthBytes: number;
  readonly receivedBytes: number;
  /** What the parts are kept as, in their order. */
  readonly parts: readonly string[];
}

/** False where the customer has as many already. Of those started at the same moment each waits for the one before. */
export async function beginUpload(
  trx: Transaction<DB>,
  upload: { id: string; customerId: string; lengthBytes: number; at: Date },
  maxOfCustomer: number,
): Promise<boolean> {
  const { id, customerId, lengthBytes, at } = upload;
  await trx.selectFrom('customers').select('id').where('id', '=', customerId).forNoKeyUpdate().execute();
  const count = await countRows(trx.selectFrom('uploads').where('customer_id', '=', customerId));
  if (count >= maxOfCustomer) return false;
  await trx
    .insertInto('uploads')
    .values({ id, customer_id: customerId, length_bytes: lengthBytes, created_at: at })
    .execute();
  return true;
}

export async function findUpload(db: Kysely<DB>, id: string, customerId: string): Promise<Upload | undefined> {
  const row = await db
    .selectFrom('uploads')
    .select(['id', 'length_bytes', 'received_bytes', 'parts'])
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row && { id, lengthBytes: row.length_bytes, receivedBytes: row.received_bytes, parts: row.parts };
}

/**
 * Names a part that was written, and takes it off the list of what is to be erased, in one statement: every part asks
 * it. False when somebody else has added one meanwhile.
 */
export async function addPart(
  db: Kysely<DB>,
  { id, offset, part, bytes }: { id: string; offset: number; part: string; bytes: number },
): Promise<boolean> {
  return saveFileWith(
    db,
    part,
    sql`update uploads set parts = parts || written.name, received_bytes = ${offset + bytes}
      from written where id = ${id} and received_bytes = ${offset}
      returning written.name`,
  );
}

export async function deleteUpload(trx: Transaction<DB>, id: string): Promise<void> {
  await trx.deleteFrom('uploads').where('id', '=', id).execute();
}

/** A few that nobody has come back to: what the parts of each are kept as. Two processes at once take different ones. */
export async function takeForgottenUploads(trx: Transaction<DB>, before: Date): Promise<string[][]> {
  const { rows } = await sql<{ parts: string[] }>`
    delete from uploads where ctid = any(array(
      select ctid from uploads where created_at <= ${before} order by created_at limit 20 for update skip locked
    )) returning parts`.execute(trx);
  return rows.map(({ parts }) => parts);
}
