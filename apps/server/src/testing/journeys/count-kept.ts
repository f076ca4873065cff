import type { Pool, PoolClient } from 'pg';
import type { Kept } from './kept.ts';

/** What is wrong after everything: each with a line that says of what. */
export interface Counted {
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Orders at the bank whose postings do not add up to nothing. */
  readonly imbalances: number;
  /** What the worker has not finished, as `outbox 3`. */
  readonly unfinished: readonly string[];
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
  // One that still waits is unfinished: on a busy machine it is tried again for hours.
  'identity check': [
    ({ checked }) => checked,
    `select authorization_req_id::text from identity_checks where subject ->> 'videoId' is not null`,
  ],
  upload: [({ uploads }) => uploads, 'select upload_id::text from application_files where upload_id is not null'],
  'card application': [
    ({ cardApplications }) => cardApplications,
    `select o.authorization_req_id::text from orders o join cases c using (authorization_req_id)
      where o.service_type = 'CREDITCARD'`,
  ],
  'card made': [({ cardsMade }) => cardsMade, cardOrdered('ISSUE')],
  'card renewed': [({ cardsRenewed }) => cardsRenewed, cardOrdered('RENEW')],
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

/** Cards that the bank has made, with the message about them. */
function cardOrdered(kind: 'ISSUE' | 'RENEW'): string {
  return `select o.document_no::text from card_orders o join bank_orders b on b.reference = o.id::text
    join bank_cards c on c.order_id = b.id and c.card_id = o.card ->> 'cardId'
    where o.kind = '${kind}' and o.step = 'done'
      and exists (select from inbox_messages m
        where m.authorization_req_id = o.document_no and m.type = 'CardCreated')`;
}

/** Each finds what is there more often than once. */
const doubles: Readonly<Record<string, string>> = {
  customer: 'select id_value as of from customers group by 1 having count(*) > 1',
  save: `select save_key as of from application_saves where save_key is not null group by 1 having count(*) > 1`,
  account: `select cif_no || ' ' || product_code as of from bank_accounts b
    where closed_at is null and exists (select from account_openings o where o.cif_no = b.cif_no)
    group by cif_no, product_code having count(*) > 1`,
  message: `select authorization_req_id || ' ' || type as of from inbox_messages
    where type in ('AccountCreated', 'CardCreated', 'CardDelivered') and authorization_req_id in
      (select authorization_req_id from account_openings union select document_no from card_orders)
    group by 1 having count(*) > 1`,
  'identity check': `select authorization_req_id || ' ' || (subject ->> 'videoId') as of from identity_checks
    where subject is not null group by 1 having count(*) > 1`,
  file: `select authorization_req_id || ' ' || type as of from application_files
    group by authorization_req_id, type, sha256 having count(*) > 1`,
  'card order': `select document_no || ' ' || kind as of from card_orders group by 1 having count(*) > 1`,
  card: `select cif_no as of from bank_cards where status = 'ISSUED'
    and cif_no in (select linked_to from card_orders) group by 1 having count(*) > 1`,
  deposit: `select p.account_number as of from bank_postings p join bank_orders b on b.id = p.order_id
    where b.reference like '%-deposit' and p.minor < 0 and p.account_number in (select deposit_from from account_openings)
    group by 1 having count(*) > 1`,
  decision: `select subject_id || ' ' || (facts ->> 'kind') as of from audit_entries where action = 'decision.confirmed'
    group by 1 having count(*) > 1`,
  proposal: `select authorization_req_id || ' ' || kind as of from case_proposals where state = 'CONFIRMED'
    group by 1 having count(*) > 1`,
};

export async function countKept(ours: Pool, books: Pool, kept: Kept): Promise<Counted> {
  const client = await ours.connect();
  try {
    if (books !== ours) await copyBooks(client, books);
    return await countIn(client, kept);
  } finally {
    client.release(true);
  }
}

const bankTables = ['bank_orders', 'bank_accounts', 'bank_postings', 'bank_cards'];

/** The books of a bank elsewhere, for as long as the connection lasts in the place of our own tables, so that one statement sees both. */
async function copyBooks(client: PoolClient, books: Pool): Promise<void> {
  for (const table of bankTables) {
    const { rows } = await books.query(`select coalesce(json_agg(t), '[]')::text as all from ${table} t`);
    await client.query(`create temporary table ${table} (like public.${table})`);
    await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [rows[0].all]);
  }
}

async function countIn(client: PoolClient, kept: Kept): Promise<Counted> {
  const rows = async (statement: string): Promise<Record<string, string>[]> => (await client.query(statement)).rows;
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
  return { lost, doubled, imbalances: (await rows(imbalanced)).length, unfinished: await listUnfinished(client) };
}

/** Tables whose rows are work. */
const work = ['account_openings', 'card_orders', 'identity_checks', 'outbox', 'detail_corrections'];

async function listUnfinished(client: PoolClient): Promise<string[]> {
  const counts = work.map(
    (table) => `select '${table}' as name, count(*)::int n from ${table} where finished_at is null`,
  );
  const { rows } = await client.query(counts.join(' union all '));
  return rows.flatMap(({ name, n }) => (n > 0 ? [`${name} ${n}`] : []));
}
