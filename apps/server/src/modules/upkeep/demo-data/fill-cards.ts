import { localCurrency } from '@taga/contract/constants';
import { currencyExponents } from '@taga/reference/currencies';
import type { Kysely, Transaction } from 'kysely';
import type { Bank, BankCard } from '../../../bank/bank.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { dayS, later } from '../../../time.ts';
import { submittedCardOf } from '../../applications/kinds/card/index.ts';
import { type Customer, findCustomerByLogin } from '../../customers/customers/index.ts';
import { type DemoCardApplication, demoCardApplications } from './demo-cards.ts';
import { keepDemoCardApplication } from './store.ts';

export interface DemoCard {
  readonly demo: DemoCardApplication;
  readonly customer: Customer;
  /** Of one that was delivered. */
  readonly card: BankCard | undefined;
}

/** The bank's part, which may be repeated. Whoever is not there, or is somebody else, gets nothing. */
export async function makeDemoCards(db: Kysely<DB>, bank: Bank, ids: ReadonlySet<string>): Promise<DemoCard[]> {
  const made: DemoCard[] = [];
  for (const demo of demoCardApplications) {
    const customer = await findCustomerByLogin(db, demo.customerLogin);
    if (customer && ids.has(customer.id)) made.push({ demo, customer, card: await issueCard(demo, customer, bank) });
  }
  return made;
}

async function issueCard({ documentNo, approvedAmount }: DemoCardApplication, { person }: Customer, bank: Bank) {
  if (approvedAmount === null) return undefined;
  const { idType, idValue, fullName: name, phone } = person;
  const limit = { currency: localCurrency, minor: approvedAmount * 10 ** currencyExponents[localCurrency] } as const;
  return bank.issueCard({ reference: `demo-${documentNo}`, identity: { idType, idValue }, name, phone, limit });
}

export async function fillCards(trx: Transaction<DB>, cards: readonly DemoCard[], now: Date): Promise<void> {
  for (const { demo, customer, card } of cards) {
    const { documentNo, answers } = demo;
    const record = submittedCardOf({ documentNo, answers, customer, employeeName: 'DAW KHIN MAR' });
    const at = later(now, -demo.daysAgo * dayS);
    await keepDemoCardApplication(trx, { demo, customerId: customer.id, record, card, at });
  }
}
