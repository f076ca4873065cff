import { Kysely, PostgresDialect } from 'kysely';
import { createBackOffice } from '../../bank/sandbox/index.ts';
import { openPool } from '../../db/connect.ts';
import type { DB } from '../../db/schema.gen.ts';
import { quiet } from '../../db/testing/quiet-log.ts';
import { countKept } from './count-kept.ts';
import { becomeCustomer } from './customer.ts';
import type { DeskTokens } from './desk.ts';
import { nothingKept } from './kept.ts';
import { submitOpening } from './open-account.ts';
import { createSaver } from './saver.ts';
import { obtainCard, openAccounts } from './travel.ts';
import { untilTrue } from './until-true.ts';
import { type Call, createWire, type Mailbox } from './wire.ts';

interface Options {
  /** Where clients ask. */
  readonly address: string;
  /** For counting. */
  readonly databaseUrl: string;
  /** Where the bank has its books, where that is another. */
  readonly booksUrl?: string;
  readonly desk: DeskTokens;
  readonly observe: (call: Call) => void;
  readonly mailbox?: Mailbox;
}

/** What was killed often is tried again after half an hour at most. */
const finishedWithinMs = 45 * 60_000;
/** A check takes seconds of the processor. */
const checkedEach = 4;

/** Whole journeys over the wire, from the sign-up to the second account, and what has to be there after them. */
export function createJourneys({ address, databaseUrl, booksUrl, desk, observe, mailbox }: Options) {
  const kept = nothingKept();
  let travelled = 0;
  const wire = createWire(address, observe, mailbox);
  const ours = open(databaseUrl);
  const books = booksUrl ? open(booksUrl) : ours;
  const counters = { desk, backOffice: createBackOffice({ db: books.db, now: () => new Date() }) };

  return {
    kept,
    /** Signs up, opens two accounts and gets a card; one in four has their identity checked. */
    async travel(): Promise<void> {
      travelled += 1;
      const isChecked = travelled % checkedEach === 1;
      const customer = await becomeCustomer(wire);
      kept.customers.push(customer.loginId);
      const traveller = { wire, customer, kept };
      await openAccounts(traveller, { isChecked }, counters);
      await obtainCard(traveller, counters);
    },
    /** Somebody new who opens an account as far as the submission; answers its reference. */
    async submit(): Promise<string> {
      const customer = await becomeCustomer(wire);
      return submitOpening({ wire, customer, kept });
    },
    createSaver: () => createSaver(wire),
    /** Lets the worker finish, then counts what was acknowledged and is not there, or there twice. */
    async count() {
      const count = () => countKept(ours.pool, books.pool, kept);
      await untilTrue(async () => (await count()).unfinished.length === 0, finishedWithinMs).catch(() => undefined);
      return count();
    },
    async close() {
      for (const { end } of new Set([ours, books])) await end();
    },
  };
}

function open(connectionString: string) {
  const { pool, end } = openPool({ connectionString, max: 2, connectionTimeoutMillis: 5_000 }, quiet);
  return { pool, end, db: new Kysely<DB>({ dialect: new PostgresDialect({ pool }) }) };
}
