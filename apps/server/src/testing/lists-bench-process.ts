import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inboxPageSize, ordersPageSize } from '@taga/contract/constants';
import type { QueueFilter } from '@taga/contract/records/desk/cases';
import type { Kysely } from 'kysely';
import { type Connection, connect } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { migrate } from '../db/migrate.ts';
import type { DB } from '../db/schema.gen.ts';
import { quiet } from '../db/testing/quiet-log.ts';
import { listCases } from '../modules/desk/cases/list-cases.ts';
import { readSearch } from '../modules/desk/customers/search-words.ts';
import { searchCustomers } from '../modules/desk/customers/store.ts';
import { listOrders } from '../modules/fulfilment/orders/list-orders.ts';
import { countMessages, findMessages } from '../modules/messaging/inbox/store.ts';
import { reportBudget } from './budget.ts';
import { type Amounts, fillWithMany, someCustomer, someName } from './lists/many-rows.ts';
import { readPlans } from './lists/read-plans.ts';

/** What each customer has is the same in both; only how many customers there are is not. */
const small: Amounts = { customers: 100, ordersEach: 10, messagesEach: 100 };
const large: Amounts = { ...small, customers: 10_000 };
const rounds = 15;
const pagesARound = 25;
/** From one customer to the next: as mixed as their numbers can be, so that their names are too. */
const primeStep = 7919;
/** A page that is read from an index costs as much whatever else there is, but for what is not in memory. */
const mostGrowth = 2;

const any = { from: undefined, before: undefined, type: undefined, category: undefined };

/** Every list that people page through, and every search: how one page of it is read, for a customer by their number. */
const lists: Readonly<Record<string, (db: Kysely<DB>, number: number) => Promise<unknown>>> = {
  inbox: (db, number) => readInbox(db, someCustomer(number), any),
  'inbox of a category': (db, number) => readInbox(db, someCustomer(number), { ...any, category: 'System' }),
  queue: (db) => readQueue(db),
  'queue of a class': (db) => readQueue(db, { accountClass: '325' }),
  'queue of a branch': (db) => readQueue(db, { branchCode: '017' }),
  'queue, what is late': (db) => readQueue(db, { due: 'late' }),
  'queue of two branches': (db) => readQueue(db, {}, ['017', '018']),
  'queue, searched by a name': (db, number) => readQueue(db, { text: someName(number) }),
  'queue, searched by a phone': (db, number) => readQueue(db, { text: phoneOf(number) }),
  'customers by a name': (db, number) => search(db, someName(number)),
  'customers by a phone': (db, number) => search(db, phoneOf(number)),
  'customers by an email': (db, number) => search(db, `${number}@example.com`),
  orders: (db, number) =>
    listOrders(
      { customerId: someCustomer(number), filter: any, page: { number: 1, size: ordersPageSize }, language: 'en' },
      db,
    ),
};

const phoneOf = (number: number) => `09${10_000_000 + number}`;

async function readQueue(db: Kysely<DB>, filter: Partial<QueueFilter> = {}, branches: readonly string[] | null = null) {
  const body = { status: 'WAITING' as const, ...filter, pageSize: 25 };
  await listCases({ staffId: someCustomer(0), branches }, body, { db, now: () => new Date() });
}

const search = (db: Kysely<DB>, text: string) => searchCustomers(db, readSearch(text), { branches: null, size: 50 });

async function readInbox(db: Kysely<DB>, customerId: string, filter: Parameters<typeof findMessages>[2]) {
  await countMessages(db, customerId, filter);
  await findMessages(db, customerId, filter, { number: 1, size: inboxPageSize });
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

interface Place extends Connection {
  readonly amounts: Amounts;
}

async function fill(url: string, name: string, amounts: Amounts): Promise<Place> {
  const { pool, close } = await connect({ url, poolSize: 1, log: quiet });
  await pool.query(`create database ${name}`);
  await close();
  const place = await connect({ url: new URL(`/${name}`, url).href, poolSize: 4, log: quiet });
  await migrate(place.pool);
  await fillWithMany(place, amounts);
  const { customers, ordersEach, messagesEach } = amounts;
  say(`${name}: ${customers * ordersEach} applications, ${customers * messagesEach} messages`);
  return { ...place, amounts };
}

/** Milliseconds for a page, each of another customer. */
async function timeOf(read: (db: Kysely<DB>, number: number) => Promise<unknown>, { db, amounts }: Place) {
  const start = performance.now();
  for (let page = 0; page < pagesARound; page += 1) {
    await read(db, (page * primeStep) % amounts.customers);
  }
  return (performance.now() - start) / pagesARound;
}

async function measure(few: Place, many: Place): Promise<void> {
  const faults: string[] = [];
  for (const [name, read] of Object.entries(lists)) {
    const { readWhole, indexes } = await readPlans(many, (db) => read(db, 1));
    if (readWhole.length > 0) faults.push(`${name}: looks through all of ${readWhole.join(', ')}`);
    const times = { few: [] as number[], many: [] as number[] };
    for (const place of [few, many]) await timeOf(read, place);
    for (let round = 0; round < rounds; round += 1) {
      times.few.push(await timeOf(read, few));
      times.many.push(await timeOf(read, many));
    }
    const growth = median(times.many) / median(times.few);
    const figures = `${median(times.few).toFixed(2)} ms, among a hundred times as many ${median(times.many).toFixed(2)} ms`;
    const figure = `${figures}: × ${growth.toFixed(2)}`;
    const isMet = reportBudget(`list: ${name}`, figure, `at most × ${mostGrowth}`, growth <= mostGrowth);
    if (!isMet) faults.push(`${name}: ${growth.toFixed(2)} times slower`);
    say(`  by ${indexes.join(', ')}`);
  }
  if (faults.length > 0) throw new Error(`Lists grow slower with what is not theirs:\n${faults.join('\n')}`);
}

async function main(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'taga-lists-'));
  // The database may run as another account, which has to get in.
  await chmod(folder, 0o755);
  const embedded = await startEmbedded(folder, (error) => say(error.message));
  try {
    const few = await fill(embedded.url, 'small', small);
    const many = await fill(embedded.url, 'large', large);
    await measure(few, many);
    await few.close();
    await many.close();
  } finally {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

await main();
