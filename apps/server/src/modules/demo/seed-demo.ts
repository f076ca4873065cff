import { localCurrency } from '@taga/contract/constants';
import type { Kysely } from 'kysely';
import type { Bank } from '../../bank/bank.ts';
import type { BackOffice } from '../../bank/sandbox/index.ts';
import type { DB } from '../../db/schema.gen.ts';
import { addCustomer, isContactTaken } from '../customers/index.ts';
import type { Passwords } from '../passwords/index.ts';
import { type DemoPerson, demoEmployees, demoPassword, demoPeople } from './demo-people.ts';
import { claimDemoData, hasDemoData } from './store.ts';

interface DemoDependencies {
  readonly db: Kysely<DB>;
  readonly bank: Bank;
  readonly backOffice: BackOffice;
  readonly passwords: Pick<Passwords, 'hash'>;
  readonly now: () => Date;
}

const customersSet = 'customers';
const branchCode = '001';

/**
 * Makes the demo customers once. The bank's part comes first and may be repeated, each order having its name; what
 * says that all is done comes last, together with the sign-ins. Whoever signed up with the address or the phone of one
 * of them stays as they are, and that one is left out.
 */
export async function seedDemo(dependencies: DemoDependencies): Promise<void> {
  const { db, backOffice, passwords, now } = dependencies;
  if (await hasDemoData(db, customersSet)) return;
  for (const { staffId, name } of demoEmployees) await backOffice.addEmployee(staffId, name);
  for (const demo of demoPeople) {
    if (!(await isContactTaken(db, demo.person))) await makeKnownToBank(demo, dependencies);
  }
  const passwordHash = await passwords.hash(demoPassword);
  await db.transaction().execute(async (trx) => {
    if (!(await claimDemoData(trx, customersSet, now()))) return;
    for (const { id, person, isExisting, productCode } of demoPeople) {
      await addCustomer(trx, { id, person, passwordHash, existingCustomer: isExisting, productCode, at: now() });
    }
  });
}

async function makeKnownToBank(demo: DemoPerson, { bank, backOffice }: DemoDependencies): Promise<void> {
  const { person } = demo;
  for (const { accountClass, balanceMinor } of demo.accounts) {
    const reference = `demo-${person.loginId}-${accountClass}`;
    const { accountNumber } = await bank.openAccount({
      reference,
      identity: { idType: person.idType, idValue: person.idValue },
      name: person.fullName,
      phone: person.phone,
      accountClass,
      currency: localCurrency,
      branchCode,
    });
    const money = { currency: localCurrency, minor: balanceMinor } as const;
    await backOffice.depositCash({ reference: `${reference}-cash`, accountNumber, money });
  }
  if (demo.isBlacklisted) await backOffice.blacklist(person, 'Demo');
}
