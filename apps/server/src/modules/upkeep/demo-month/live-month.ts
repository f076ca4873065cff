import type { Kysely, Transaction } from 'kysely';
import type { Bank } from '../../../bank/bank.ts';
import type { DB } from '../../../db/schema.gen.ts';
import type { Passwords } from '../../access/passwords/index.ts';
import type { StoredFile } from '../../applications/documents/index.ts';
import { recordPastTraffic } from '../../messaging/webhooks/index.ts';
import { claimDemoData, demoPassword, findDemoData } from '../demo-data/index.ts';
import { announce } from './announcement.ts';
import { applyForAccount } from './apply-for-account.ts';
import type { Ask } from './calls.ts';
import { applyForCard, renewCardOfMonth } from './cards.ts';
import { workOnAccount, writeNote } from './desk-work.ts';
import { countEarlierDays } from './earlier-figures.ts';
import type { Happening } from './happening.ts';
import { introducersAnswer } from './introductions.ts';
import type { MonthPerson } from './people.ts';
import type { MonthFile } from './pictures.ts';
import { monthAccounts, monthApplicationId, monthCards, monthNotes, monthRenewal } from './plan.ts';
import { signUp } from './sign-up.ts';
import type { Stage } from './stage.ts';
import { momentOf } from './work-time.ts';

export interface MonthDependencies {
  readonly db: Kysely<DB>;
  readonly now: () => Date;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly stage: Stage;
  /** Of the stage, as the calls. */
  readonly bank: Bank;
  readonly ask: Ask;
  /** Stores a file, until it is attached to an application. */
  readonly store: (file: MonthFile & { readonly customerId: string }) => Promise<StoredFile>;
}

const setName = 'month';
/** Nobody is there: the name is one that never leads anywhere. */
const receiver = 'https://core.bank.example/taga';

function happeningsOf(stage: Stage): Happening[] {
  const applicants = [...monthAccounts, ...monthCards, monthRenewal];
  return [
    ...applicants.map(({ number, when }) => signUp(number, when)),
    ...monthAccounts.map(applyForAccount),
    ...monthAccounts.flatMap(workOnAccount),
    ...monthCards.flatMap(applyForCard),
    ...renewCardOfMonth(),
    ...monthNotes.map(writeNote),
    introducersAnswer,
    announce(stage),
  ];
}

/**
 * Makes a month of a bank's life, once: day by day, each with the note that it is over, so that a process that is killed
 * leaves whole days behind and the next one goes on. Of several processes at once one makes a day, and the others find it
 * made. Ends early, between two days, when told to.
 */
export async function liveMonth(stopping: AbortSignal, dependencies: MonthDependencies): Promise<void> {
  const { db, stage, passwords } = dependencies;
  const began = await begin(dependencies);
  const all = happeningsOf(stage);
  const days = [...new Set(all.map(({ when }) => when.day))].toSorted((one, other) => other - one);
  const passwordHash = await passwords.hash(demoPassword);
  for (const day of days) {
    if (stopping.aborted) return;
    const name = `${setName}-${day}`;
    if (await findDemoData(db, name)) continue;
    const happenings = all
      .filter(({ when }) => when.day === day)
      .toSorted((one, other) => one.when.minute - other.when.minute);
    await liveDay({ name, began, passwordHash, happenings }, dependencies);
  }
}

/** When the month ends: anyone who goes on with it reckons from the same moment. The figures before it come with it. */
async function begin({ db, now }: MonthDependencies): Promise<Date> {
  await db.transaction().execute(async (trx) => {
    const at = now();
    if (await claimDemoData(trx, setName, at)) await countEarlierDays(trx, at);
  });
  return (await findDemoData(db, setName)) ?? now();
}

interface Day {
  readonly name: string;
  readonly began: Date;
  readonly passwordHash: string;
  readonly happenings: readonly Happening[];
}

async function liveDay({ name, began, passwordHash, happenings }: Day, dependencies: MonthDependencies): Promise<void> {
  const { db, stage, bank, ask } = dependencies;
  const files = new Map<Happening, readonly StoredFile[]>();
  for (const each of happenings) if (each.sends) files.set(each, await storeAll(each.sends, dependencies));
  await db.transaction().execute(async (trx) => {
    if (!(await claimDemoData(trx, name, began))) return;
    for (const each of happenings) {
      const at = momentOf(began, each.when);
      stage.set(trx, at);
      await each.live({ trx, at, ask, bank, passwordHash, files: files.get(each) ?? [] });
    }
    await recordTraffic(trx);
  });
}

async function storeAll(
  { from, files }: { readonly from: MonthPerson; readonly files: readonly MonthFile[] },
  { store }: MonthDependencies,
): Promise<StoredFile[]> {
  const stored: StoredFile[] = [];
  for (const file of files) stored.push(await store({ ...file, customerId: from.id }));
  return stored;
}

async function recordTraffic(trx: Transaction<DB>): Promise<void> {
  const applications = [...monthAccounts, ...monthCards].map(({ number }) => monthApplicationId(number));
  await recordPastTraffic(trx, { applications, address: receiver });
}
