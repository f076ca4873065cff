import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../db/testing/test-database.ts';
import type { Bank, Movement } from '../bank.ts';
import { BankRefused } from '../bank-errors.ts';
import { newIdentity, newOpening, newReference } from '../testing/bank-under-test.ts';
import { faultsInBooks } from '../testing/books.ts';
import { createSandboxFixtures } from '../testing/sandbox-fixtures.ts';
import { createSandboxBank } from './index.ts';

let database: TestDatabase;
let bank: Bank;
const dependencies = () => ({ db: database.db, now: () => new Date() });

beforeAll(async () => {
  database = await createTestDatabase({ poolSize: 12 });
  bank = createSandboxBank(dependencies());
});
afterAll(() => database.drop());

const startMinor = 1000;
/** Few accounts and few references, so that orders meet often. */
const numberOfAccounts = 4;
const account = fc.nat({ max: numberOfAccounts - 1 });
const minor = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 1, max: 300 }) },
  { weight: 1, arbitrary: fc.integer({ min: -1, max: 2 * startMinor }) },
);
const currency = fc.oneof(
  { weight: 9, arbitrary: fc.constant('MMK' as const) },
  { weight: 1, arbitrary: fc.constant('USD' as const) },
);
const reference = fc.nat({ max: 60 });

const order = fc.oneof(
  fc.record({ kind: fc.constant('transfer' as const), reference, from: account, to: account, minor, currency }),
  fc.record({ kind: fc.constant('charge' as const), reference, from: account, minor, currency }),
  fc.record({ kind: fc.constant('opening' as const), reference, person: fc.nat({ max: 2 }) }),
);
type GeneratedOrder = typeof order extends fc.Arbitrary<infer Order> ? Order : never;

/** Each round happens at one moment; an order is sent once or several times, and any may come again in a later one. */
const sent = fc.record({ order, times: fc.integer({ min: 1, max: 3 }) });
const rounds = fc.array(fc.array(sent, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 8 });
const repeatedRounds = rounds.chain((first) =>
  fc.shuffledSubarray(first.flat()).map((again) => (again.length > 0 ? [...first, again] : first)),
);

/** One world for each run: accounts of its own, references of its own. */
async function createWorld() {
  const run = newReference();
  const fixtures = createSandboxFixtures(dependencies());
  const accounts: string[] = [];
  for (let index = 0; index < numberOfAccounts; index += 1) {
    const isForeign = index === numberOfAccounts - 1;
    const foreign = { accountClass: '107', currency: 'USD', identity: newIdentity('PASSPORT') } as const;
    const opened = await fixtures.addAccount({ balanceMinor: startMinor, ...(isForeign ? foreign : {}) });
    accounts.push(opened.accountNumber);
  }
  const people = [newIdentity(), newIdentity(), newIdentity()];
  const at = (index: number) => String(accounts[index]);

  async function carryOut(given: GeneratedOrder): Promise<Movement | string> {
    const named = `${run}-${given.reference}`;
    if (given.kind === 'opening') {
      const identity = people[given.person] ?? newIdentity();
      return (await bank.openAccount(newOpening({ reference: named, identity }))).accountNumber;
    }
    const money = { currency: given.currency, minor: given.minor };
    if (given.kind === 'charge') return bank.charge({ reference: named, accountNumber: at(given.from), money });
    return bank.transfer({ reference: named, fromAccount: at(given.from), toAccount: at(given.to), money });
  }
  return { accounts, carryOut };
}

type World = Awaited<ReturnType<typeof createWorld>>;

/** What the bank said yes to, by reference. One reference never has two different answers. */
async function play(given: readonly (readonly { order: GeneratedOrder; times: number }[])[], world: World) {
  const answers = new Map<number, Movement | string>();
  for (const round of given) {
    const orders = round.flatMap(({ order: one, times }) => Array.from({ length: times }, () => one));
    await Promise.all(
      orders.map(async (one) => {
        const answer = await world.carryOut(one).catch(refusedOnly);
        if (answer === undefined) return;
        expect(answers.get(one.reference) ?? answer).toEqual(answer);
        answers.set(one.reference, answer);
      }),
    );
  }
  return [...answers.values()].filter((answer) => typeof answer !== 'string');
}

/** A no is an answer; a deadlock or a broken constraint is a fault of the bank. */
function refusedOnly(error: unknown): undefined {
  if (!(error instanceof BankRefused)) throw error;
}

const totalOf = (movements: readonly Movement[], isCounted: (movement: Movement) => boolean) =>
  movements.filter(isCounted).reduce((sum, { money }) => sum + money.minor, 0);

test('whatever is ordered, repeated and ordered at the same moment, the books are right [SBX-002]', async () => {
  const rightBooks = fc.asyncProperty(repeatedRounds, async (given) => {
    const world = await createWorld();
    const movements = await play(given, world);
    for (const accountNumber of world.accounts) {
      const received = totalOf(movements, ({ toAccount }) => toAccount === accountNumber);
      const paid = totalOf(movements, ({ fromAccount }) => fromAccount === accountNumber);
      const found = await bank.findAccount(accountNumber);
      expect(found?.balance.minor).toBe(startMinor + received - paid);
      expect(found?.balance.minor).toBeGreaterThanOrEqual(0);
    }
    expect(await faultsInBooks(database.db)).toEqual([]);
  });
  // A failure prints the seed and the path that bring it back.
  await fc.assert(rightBooks, { numRuns: 100, interruptAfterTimeLimit: 15_000, endOnFailure: true });
});
