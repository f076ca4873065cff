import type { Pool } from 'pg';
import type { Kept } from './kept.ts';

/** What is wrong after everything: each with a line that says of what. */
export interface Counted {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Orders at the bank whose postings do not add up to nothing. */
  readonly imbalances: number;
  /** Openings that the worker has not finished. */
  readonly unfinished: number;
}

/** Each names what was acknowledged by `$1` and is not there. */
const losses: Readonly<Record<string, readonly [of: (kept: Kept) => string[], statement: string]>> = {
  customer: [({ customers }) => customers, 'select login_id from customers'],
  save: [({ saves }) => saves, 'select save_key from application_saves where save_key is not null'],
  file: [({ files }) => [...files.values()].map(({ id }) => id), 'select id::text from application_files'],
  'submitted application': [
    ({ submitted }) => submitted,
    'select o.authorization_req_id::text from orders o join cases c using (authorization_req_id)',
  ],
  'corrected application': [
    ({ corrected }) => corrected,
    `select authorization_req_id::text from case_proposals where kind = 'CORRECT' and answered_at is not null
      and changed_items @> array['OCCUPATION', 'SIGNATURE']`,
  ],
  'approved account': [({ approved }) => approved, openedWith(['account'])],
  'account with deposit': [({ deposited }) => deposited, openedWith(['account', 'deposit'])],
};

/** Openings that were carried to their end, with what the bank was to do and the message about it. */
function openedWith(orders: readonly string[]): string {
  const done = orders.map(
    (order) => `exists (select from bank_orders where reference = o.authorization_req_id || '-${order}')`,
  );
  return `select o.authorization_req_id::text from account_openings o join cases c using (authorization_req_id)
    where o.step = 'done' and c.status = 'COMPLETED' and ${done.join(' and ')}
      and exists (select from inbox_messages m
        where m.authorization_req_id = o.authorization_req_id and m.type = 'AccountCreated')`;
}

/** Each finds what is there more often than once. */
const doubles: Readonly<Record<string, string>> = {
  customer: 'select id_value as of from customers group by 1 having count(*) > 1',
  save: `select save_key as of from application_saves where save_key is not null group by 1 having count(*) > 1`,
  account: `select cif_no || ' ' || product_code as of from bank_accounts b
    where closed_at is null and exists (select from account_openings o where o.cif_no = b.cif_no)
    group by cif_no, product_code having count(*) > 1`,
  message: `select authorization_req_id::text as of from inbox_messages where type = 'AccountCreated'
    and authorization_req_id in (select authorization_req_id from account_openings) group by 1 having count(*) > 1`,
  deposit: `select p.account_number as of from bank_postings p join bank_orders b on b.id = p.order_id
    where b.reference like '%-deposit' and p.minor < 0 and p.account_number in (select deposit_from from account_openings)
    group by 1 having count(*) > 1`,
  decision: `select subject_id || ' ' || (facts ->> 'kind') as of from audit_entries where action = 'decision.confirmed'
    group by 1 having count(*) > 1`,
  proposal: `select authorization_req_id || ' ' || kind as of from case_proposals where state = 'CONFIRMED'
    group by 1 having count(*) > 1`,
};

export async function countKept(pool: Pool, kept: Kept): Promise<Counted> {
  const rows = async (statement: string): Promise<Record<string, string>[]> => (await pool.query(statement)).rows;
  const lost: string[] = [];
  for (const [what, [of, statement]] of Object.entries(losses)) {
    const there = new Set((await rows(statement)).map((row) => Object.values(row)[0]));
    lost.push(...of(kept).flatMap((each) => (there.has(each) ? [] : [`${what} ${each}`])));
  }
  const doubled: string[] = [];
  for (const [what, statement] of Object.entries(doubles)) {
    doubled.push(...(await rows(statement)).map(({ of }) => `${what} ${of}`));
  }
  const imbalanced = 'select order_id from bank_postings group by 1, currency having sum(minor) <> 0';
  return { lost, doubled, imbalances: (await rows(imbalanced)).length, unfinished: await countUnfinished(pool) };
}

async function countUnfinished(pool: Pool): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int n from account_openings where step not in ('done', 'refused')`,
  );
  return rows[0].n;
}
