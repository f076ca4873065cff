import { localCurrency } from '@taga/contract/constants';
import type { Kysely } from 'kysely';
import type { Bank, OpenedAccount } from '../../../bank/bank.ts';
import type { BackOffice } from '../../../bank/sandbox/index.ts';
import type { DB } from '../../../db/schema.gen.ts';
import type { Passwords } from '../../access/passwords/index.ts';
import { addCustomer, findCustomerByLogin, isContactTaken } from '../../customers/customers/index.ts';
import { passportOrder } from './demo-inbox.ts';
import {
  type DemoAccount,
  type DemoPerson,
  demoEmployees,
  demoPassword,
  demoPeople,
  inboxPerson,
  passportPerson,
} from './demo-people.ts';
import { fillCards, makeDemoCards } from './fill-cards.ts';
import { fillInbox, makeOrder } from './fill-inbox.ts';
import { claimDemoData, hasDemoData } from './store.ts';

interface DemoDependencies {
  readonly db: Kysely<DB>;
  readonly bank: Bank;
  readonly backOffice: BackOffice;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly now: () => Date;
}

interface DemoSet {
  readonly name: string;
  readonly people: readonly DemoPerson[];
}

/** What came later has a name of its own, so that a server with the first set gets the second. */
const demoSets: readonly DemoSet[] = [
  { name: 'customers', people: demoPeople.filter((demo) => demo !== inboxPerson) },
  { name: 'inbox', people: [inboxPerson] },
];
const cardSet = 'cards';
const passportSet = 'passport-order';
const branchCode = '001';

/**
 * Makes the demo customers once. The bank's part comes first and may be repeated, each order having its name; what
 * says that all is done comes last, together with the sign-ins. Anyone who signed up with the address or the phone of one
 * of them stays as they are, and that one is left out.
 */
export async function seedDemo(dependencies: DemoDependencies): Promise<void> {
  for (const set of demoSets) {
    if (!(await hasDemoData(dependencies.db, set.name))) await makeSet(set, dependencies);
  }
  if (!(await hasDemoData(dependencies.db, cardSet))) await makeCards(dependencies);
  if (!(await hasDemoData(dependencies.db, passportSet))) await makePassportOrder(dependencies);
}

/** Last, because whom they are for has to be there. */
async function makeCards({ db, bank, now }: DemoDependencies): Promise<void> {
  const cards = await makeDemoCards(db, bank, new Set(demoPeople.map(({ id }) => id)));
  await db.transaction().execute(async (trx) => {
    if (await claimDemoData(trx, cardSet, now())) await fillCards(trx, cards, now());
  });
}

async function makePassportOrder({ db, bank, now }: DemoDependencies): Promise<void> {
  const customer = await findCustomerByLogin(db, passportPerson.person.loginId);
  await db.transaction().execute(async (trx) => {
    const isFirst = await claimDemoData(trx, passportSet, now());
    if (isFirst && customer?.id === passportPerson.id) await makeOrder(trx, passportOrder, customer, { bank, now });
  });
}

async function makeSet({ name, people }: DemoSet, dependencies: DemoDependencies): Promise<void> {
  const { db, bank, backOffice, passwords, now } = dependencies;
  for (const { staffId, ...employee } of demoEmployees) await backOffice.addEmployee(staffId, employee);
  const opened = new Map<DemoPerson, OpenedAccount | undefined>();
  for (const demo of people) {
    if (!(await isContactTaken(db, demo.person))) opened.set(demo, await makeKnownToBank(demo, dependencies));
  }
  const passwordHash = await passwords.hash(demoPassword);
  await db.transaction().execute(async (trx) => {
    if (!(await claimDemoData(trx, name, now()))) return;
    for (const demo of people) {
      const { id, person, isExisting, productCode } = demo;
      const customer = { id, person, passwordHash, existingCustomer: isExisting, productCode, at: now() };
      const isNew = await addCustomer(trx, customer);
      const account = opened.get(demo);
      if (isNew && account && demo === inboxPerson) await fillInbox(trx, account, { bank, now });
    }
  });
}

/** Answers the last of their accounts. */
async function makeKnownToBank(
  demo: DemoPerson,
  { bank, backOffice }: DemoDependencies,
): Promise<OpenedAccount | undefined> {
  let opened: OpenedAccount | undefined;
  for (const account of demo.accounts) {
    opened = await openAccount(demo, account, bank);
    const { accountNumber } = opened;
    const money = { currency: localCurrency, minor: account.balanceMinor } as const;
    await backOffice.depositCash({ reference: `${referenceOf(demo, account)}-cash`, accountNumber, money });
  }
  if (demo.isBlacklisted) await backOffice.blacklist(demo.person, 'Demo');
  return opened;
}

const referenceOf = ({ person }: DemoPerson, { accountClass }: DemoAccount) => `demo-${person.loginId}-${accountClass}`;

function openAccount(demo: DemoPerson, account: DemoAccount, bank: Bank): Promise<OpenedAccount> {
  const { idType, idValue, fullName, phone } = demo.person;
  return bank.openAccount({
    reference: referenceOf(demo, account),
    identity: { idType, idValue },
    name: fullName,
    phone,
    accountClass: account.accountClass,
    currency: localCurrency,
    branchCode,
  });
}
