import type { Kysely, Transaction } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';

export type OrderKind =
  | 'opening'
  | 'closing'
  | 'transfer'
  | 'charge'
  | 'deposit'
  | 'service'
  | 'card'
  | 'card-renewal'
  | 'card-cancellation'
  | 'correction';

export interface NewOrder {
  readonly reference: string;
  readonly kind: OrderKind;
  readonly fingerprint: Buffer;
  readonly at: Date;
}

interface SavedOrder {
  readonly id: string;
  readonly fingerprint: Buffer;
  readonly at: Date;
}

/** Nothing when the reference is taken. Waits for anyone who is about to take it. */
export async function saveOrder(trx: Transaction<DB>, order: NewOrder): Promise<string | undefined> {
  const row = await trx
    .insertInto('bank_orders')
    .values(order)
    .onConflict((conflict) => conflict.constraint('bank_orders_reference_unique').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function findOrder(db: Kysely<DB>, reference: string): Promise<SavedOrder | undefined> {
  return db
    .selectFrom('bank_orders')
    .select(['id', 'fingerprint', 'at'])
    .where('reference', '=', reference)
    .executeTakeFirst();
}
