import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { createBackOffice } from '../../bank/sandbox/index.ts';
import { openPool } from '../../db/connect.ts';
import type { DB } from '../../db/schema.gen.ts';
import { quiet } from '../../db/testing/quiet-log.ts';
import { correctionAsked, submitCorrection } from './correct.ts';
import { countKept } from './count-kept.ts';
import { becomeCustomer } from './customer.ts';
import { type DeskTokens, decide } from './desk.ts';
import { nothingKept } from './kept.ts';
import { submitOpening } from './open-account.ts';
import { openWithDeposit } from './open-with-deposit.ts';
import { createSaver } from './saver.ts';
import { type Call, createWire } from './wire.ts';

interface Options {
  /** Where clients ask. */
  readonly address: string;
  /** Where the books are, for what happens at a counter and for counting. */
  readonly databaseUrl: string;
  readonly desk: DeskTokens;
  readonly observe: (call: Call) => void;
}

const paidInMinor = 50_000_00;
const patienceMs = 120_000;

/** Whole journeys over the wire, from the sign-up to the second account, and what has to be there after them. */
export function createJourneys({ address, databaseUrl, desk, observe }: Options) {
  const kept = nothingKept();
  const wire = createWire(address, observe);
  const { pool, end } = openPool({ connectionString: databaseUrl, max: 2, connectionTimeoutMillis: 5_000 }, quiet);
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const backOffice = createBackOffice({ db, now: () => new Date() });

  /** Money over the counter, which is not the server's doing. */
  async function payIn(accountNumber: string): Promise<void> {
    const money = { currency: 'MMK', minor: paidInMinor } as const;
    const order = { reference: `cash-${randomUUID()}`, accountNumber, money };
    await untilTrue(async () => {
      await backOffice.depositCash(order);
      return true;
    });
  }

  /** What the desk shows of an account that was approved. */
  async function openedAccount(id: string): Promise<string> {
    let accountNumber = '';
    await untilTrue(async () => {
      const { opening, case: found } = await wire.ask('/api/desk/cases/get', { id }, { token: desk.checker });
      accountNumber = opening?.accountNumber ?? '';
      return found.status === 'COMPLETED';
    });
    return accountNumber;
  }

  return {
    kept,
    /** Signs up, opens an account, corrects it, has it approved, pays in, and opens a second one with a deposit from the first. */
    async travel(): Promise<void> {
      const customer = await becomeCustomer(wire);
      kept.customers.push(customer.loginId);
      const traveller = { wire, customer, kept };
      const id = await submitOpening(traveller);
      await decide(wire, desk, id, correctionAsked);
      await submitCorrection(traveller, id);
      await decide(wire, desk, id, { kind: 'APPROVE', withoutProof: 'Seen at the counter.' });
      kept.approved.push(id);
      const payer = await openedAccount(id);
      await payIn(payer);
      await openWithDeposit(traveller, payer);
    },
    /** Somebody new who opens an account as far as the submission; answers its reference. */
    async submit(): Promise<string> {
      const customer = await becomeCustomer(wire);
      return submitOpening({ wire, customer, kept });
    },
    createSaver: () => createSaver(wire),
    /** Lets the worker finish, then counts what was acknowledged and is not there, or there twice. */
    async count() {
      await untilTrue(async () => (await countKept(pool, kept)).unfinished === 0).catch(() => undefined);
      return countKept(pool, kept);
    },
    close: end,
  };
}

/** A failure counts as not yet. */
async function untilTrue(isTrue: () => Promise<boolean>): Promise<void> {
  const began = Date.now();
  while (Date.now() - began < patienceMs) {
    if (await isTrue().catch(() => false)) return;
    await pause(200);
  }
  throw new Error('It did not come about in time.');
}
