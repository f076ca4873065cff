import type { BroadcastFilter } from '@taga/contract/records/desk/broadcast';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';

/** Who could sign in at that moment and is asked for. Somebody who signs up later was not meant. */
function recipients(db: Kysely<DB>, filter: BroadcastFilter, at: Date) {
  const { language, productCode, accountClass, state, township } = filter;
  return db
    .selectFrom('customers')
    .where('status', '=', 'ACTIVE')
    .where('created_at', '<=', at)
    .$if(language !== undefined, (query) => query.where('language', '=', language as string))
    .$if(productCode !== undefined, (query) => query.where('product_code', 'is not distinct from', productCode ?? null))
    .$if(state !== undefined, (query) => query.where('current_state', '=', state as string))
    .$if(township !== undefined, (query) => query.where('current_township', '=', township as string))
    .$if(accountClass !== undefined, (query) =>
      query.where(({ exists, selectFrom }) =>
        exists(
          selectFrom('account_openings')
            .select('account_openings.customer_id')
            .whereRef('account_openings.customer_id', '=', 'customers.id')
            .where('account_openings.account_class', '=', accountClass as string)
            .where('account_openings.step', '=', 'done'),
        ),
      ),
    );
}

export async function countRecipients(db: Kysely<DB>, filter: BroadcastFilter, at: Date): Promise<number> {
  const row = await recipients(db, filter, at)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** The next ones in the order of their ids, which is that of an index. */
export async function nextRecipients(
  db: Kysely<DB>,
  { filter, sentAt, after, size }: { filter: BroadcastFilter; sentAt: Date; after: string | null; size: number },
): Promise<string[]> {
  const rows = await recipients(db, filter, sentAt)
    .select('customers.id')
    .$if(after !== null, (query) => query.where('customers.id', '>', after as string))
    .orderBy('customers.id')
    .limit(size)
    .execute();
  return rows.map(({ id }) => id);
}
