import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../db/testing/test-database.ts';
import { createLogger } from '../../../../logger.ts';
import type { Email, Sms } from '../channel.ts';
import { createDelivery, type Delivery } from '../delivery.ts';
import { type QueuedMessage, queueMessage } from '../queue-message.ts';

interface OutboxRow {
  readonly id: string;
  readonly state: string;
  readonly attempts: number;
  readonly template_values: unknown;
  readonly waitS: number;
}

export interface OutboxFixture {
  readonly database: TestDatabase;
  readonly delivery: Delivery;
  /** What was handed to the two ways out, in order. */
  readonly sent: (Sms | Email)[];
  /** What the next attempts do instead of sending, one for each. */
  readonly failures: (Error | Promise<never>)[];
  now: Date;
  queue(message: QueuedMessage): Promise<string>;
  /** One attempt, as the worker would make it. */
  attempt(id: string): Promise<void>;
  /** Lets the wait of every message, or the time a killed process had, run out. */
  letWaitsRunOut(): Promise<void>;
  rows(): Promise<OutboxRow[]>;
  jobs(): Promise<{ key: string; runsInS: number }[]>;
  logged(): string;
}

/** For a test file about the outbox: a database and a delivery with time and failures in the test's hands. */
export function useOutbox(options: { maxAttempts?: number } = {}): OutboxFixture {
  let database: TestDatabase;
  let fixture: OutboxFixture;
  beforeAll(async () => {
    database = await createTestDatabase({ poolSize: 16 });
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    await database.pool.query('truncate outbox; delete from graphile_worker._private_jobs');
    fixture = createFixture(database, options.maxAttempts ?? 5);
  });
  return new Proxy({} as OutboxFixture, {
    get: (_, name) => Reflect.get(fixture, name),
    set: (_, name, value) => Reflect.set(fixture, name, value),
  });
}

function createFixture(database: TestDatabase, maxAttempts: number): OutboxFixture {
  const { db, pool } = database;
  const lines: string[] = [];
  const sent: (Sms | Email)[] = [];
  const failures: (Error | Promise<never>)[] = [];
  const send = async (message: Sms | Email) => {
    const failure = failures.shift();
    if (failure instanceof Error) throw failure;
    await failure;
    sent.push(message);
  };
  const delivery = createDelivery({
    db,
    log: createLogger('trace', { write: (line) => lines.push(line) }),
    now: () => fixture.now,
    random: () => 1,
    sms: { send },
    mailer: { send },
    origin: () => 'https://portal.bank.example',
    timeoutMs: 1_000,
    maxAttempts,
  });
  const fixture: OutboxFixture = {
    database,
    delivery,
    sent,
    failures,
    now: new Date(),
    async queue(message) {
      await db.transaction().execute((trx) => queueMessage(trx, message));
      const newest = await pool.query('select id from outbox order by queued_at desc limit 1');
      return newest.rows[0].id;
    },
    attempt: (id) => delivery.deliver(id, new AbortController().signal),
    async letWaitsRunOut() {
      await pool.query(`update outbox set due_at = now() - interval '1 minute' where state = 'waiting'`);
    },
    async rows() {
      const rows = await pool.query(
        `select id, state, attempts, template_values, round(extract(epoch from due_at - now()))::int as "waitS"
         from outbox order by queued_at`,
      );
      return rows.rows;
    },
    async jobs() {
      const rows = await pool.query(
        `select key, round(extract(epoch from run_at - now()))::int as "runsInS" from graphile_worker.jobs order by id`,
      );
      return rows.rows;
    },
    logged: () => lines.join(''),
  };
  return fixture;
}
