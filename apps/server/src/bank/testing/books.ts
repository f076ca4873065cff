import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { DB } from '../../db/schema.gen.ts';

/** What an auditor would find wrong in the books; nothing in good ones. */
export async function faultsInBooks(db: Kysely<DB>): Promise<readonly string[]> {
  const { rows } = await sql<{ fault: string }>`
    select 'order ' || order_id || ' does not sum to zero in ' || currency as fault
    from bank_postings group by order_id, currency having sum(minor) <> 0
    union all
    select 'order ' || id || ' moves money and has no legs' from bank_orders
    where kind in ('transfer', 'charge', 'deposit') and not exists (select from bank_postings where order_id = id)
    union all
    select account_number || ' does not hold the sum of its postings' from bank_accounts account
    where balance_minor <>
      (select coalesce(sum(minor), 0) from bank_postings posting where posting.account_number = account.account_number)
    union all
    select account_number || ' is overdrawn' from bank_accounts where cif_no is not null and balance_minor < 0
    union all
    select 'not everything in ' || currency || ' came from the vault' from bank_accounts
    group by currency having sum(balance_minor) <> 0`.execute(db);
  return rows.map(({ fault }) => fault);
}
