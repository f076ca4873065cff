import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inboxPageSize, ordersPageSize } from '@taga/contract/constants';
import type { Kysely } from 'kysely';
import { type Connection, connect } from '../db/connect.ts';
import { startEmbedded } from '../db/embedded/start-embedded.ts';
import { migrate } from '../db/migrate.ts';
import type { DB } from '../db/schema.gen.ts';
import { quiet } from '../db/testing/quiet-log.ts';
import { listCases } from '../modules/desk/cases/list-cases.ts';
import { listOrders } from '../modules/fulfilment/orders/list-orders.ts';
import { countMessages, findMessages } from '../modules/messaging/inbox/store.ts';
import { type Amounts, fillWithMany, someCustomer } from './lists/many-rows.ts';
import { readPlans } from './lists/read-plans.ts';

/** What each customer has is the same in both; only how many customers there are is not. */
const small: Amounts = { customers: 100, ordersEach: 10, messagesEach: 100 };
const large: Amounts = { ...small, customers: 10_000 };
const rounds = 15;
const pagesARound = 100;
/** A page that is read from an index costs as much whatever else there is, but for what is not in memory. */
const mostGrowth = 2;

const any = { from: undefined, before: undefined, type: undefined, category: undefined };

/** Every list that people page through: how one page of it is read. */
const lists: Readonly<Record<string, (db: Kysely<DB>, customerId: string) => Promise<unknown>>> = {
  inbox: (db, customerId) => readInbox(db, customerId, any),
  'inbox of a category': (db, customerId) => readInbox(db, customerId, { ...any, category: 'System' }),
  queue: (db, staffId) => readQueue(db, staffId),
  'queue of a class': (db, staffId) => readQueue(db, staffId, '325'),
  orders: (db, customerId) =>
    listOrders({ customerId, filter: any, page: { number: 1, size: ordersPageSize }, language: 'en' }, db),
};

async function readQueue(db: Kysely<DB>, staffId: string, accountClass?: string) {
  const body = { status: 'WAITING', accountClass, pageSize: 25 } as const;
  await listCases({ staffId, branches: null }, body, { db, now: () => new Date() });
}

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
async function timeOf(read: (db: Kysely<DB>, customerId: string) => Promise<unknown>, { db, amounts }: Place) {
  const start = performance.now();
  for (let page = 0; page < pagesARound; page += 1) {
    await read(db, someCustomer(Math.floor((page * amounts.customers) / pagesARound)));
  }
  return (performance.now() - start) / pagesARound;
}

async function measure(few: Place, many: Place): Promise<void> {
  const faults: string[] = [];
  for (const [name, read] of Object.entries(lists)) {
    const { steps, indexes } = await readPlans(many, (db) => read(db, someCustomer(1)));
    if (steps.includes('Seq Scan')) faults.push(`${name}: looks through a whole table`);
    const times = { few: [] as number[], many: [] as number[] };
    for (const place of [few, many]) await timeOf(read, place);
    for (let round = 0; round < rounds; round += 1) {
      times.few.push(await timeOf(read, few));
      times.many.push(await timeOf(read, many));
    }
    const growth = median(times.many) / median(times.few);
    if (growth > mostGrowth) faults.push(`${name}: ${growth.toFixed(2)} times slower`);
    const figures = `${median(times.few).toFixed(2)} ms, among a hundred times as many ${median(times.many).toFixed(2)} ms`;
    say(`${name}: ${figures}: ratio ${growth.toFixed(2)} (at most ${mostGrowth}) by ${indexes.join(', ')}`);
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
