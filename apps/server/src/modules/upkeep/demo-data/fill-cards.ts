import { localCurrency } from '@taga/contract/constants';
import { cardKind } from '@taga/contract/kinds/card';
import { isCorrected } from '@taga/contract/kinds/kind';
import { currencyExponents } from '@taga/reference/currencies';
import type { Kysely, Transaction } from 'kysely';
import type { Bank, BankCard } from '../../../bank/bank.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { dayS, later } from '../../../time.ts';
import { insertApplication } from '../../applications/drafts/index.ts';
import { submittedCardOf } from '../../applications/kinds/card/index.ts';
import { type Customer, findCustomerByLogin } from '../../customers/customers/index.ts';
import { moveCase, openCase } from '../../desk/cases/index.ts';
import { endCardOrder, saveCardOrder } from '../../fulfilment/card-orders/index.ts';
import { insertOrder } from '../../fulfilment/orders/index.ts';
import { type DemoCardApplication, demoCardApplications } from './demo-cards.ts';
import { demoEmployees } from './demo-people.ts';

export interface DemoCard {
  readonly demo: DemoCardApplication;
  readonly customer: Customer;
  /** Of one that was delivered. */
  readonly card: BankCard | undefined;
}

/** The bank's part, which may be repeated. Anyone who is not there, or is somebody else, gets nothing. */
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
  for (const card of cards) await fillCard(trx, card, later(now, -card.demo.daysAgo * dayS));
}

/** An application for a card that was submitted, however far it is by now. */
async function fillCard(trx: Transaction<DB>, { demo, customer, card }: DemoCard, at: Date): Promise<void> {
  const { documentNo, status, remarks, approvedAmount } = demo;
  const { documents: _, idType: __, ...answers } = demo.answers;
  const { id: customerId } = customer;
  const asked = { items: [], remark: null, remarks, askedAt: at.toISOString(), revision: 1, fileIds: [] };
  const submitted = { revision: 1, correction: isCorrected(cardKind, status) ? asked : null };
  await insertApplication(trx, { id: documentNo, customerId, kind: cardKind, status, record: answers, at, submitted });
  const record = submittedCardOf({ documentNo, answers: demo.answers, customer, employee: demoEmployees[0] ?? null });
  const terms = {
    requested: record.Applicant.REQUESTED_AMOUNT,
    ...(approvedAmount !== null && { limit: approvedAmount }),
  };
  const { serviceType } = cardKind.order;
  const ordered = { authorizationReqId: documentNo, customerId, at };
  await insertOrder(trx, { ...ordered, record, terms, serviceType, marks: [], services: [] });
  await openCase(trx, { ...ordered, kind: cardKind, accountClass: null, branchCode: null, identity: null });
  await moveCase(trx, { kind: cardKind, id: documentNo, applicationStatus: status, at });
  if (!card) return;
  const { cardId, cifNo, lastDigits, cardType, category, limit } = card;
  await saveCardOrder(
    trx,
    {
      id: documentNo,
      kind: 'ISSUE',
      customerId,
      linkedTo: null,
      documentNo,
      limitMinor: limit.minor,
      orderedBy: null,
    },
    at,
  );
  const made = { cardId, cifNo, lastDigits, cardType, category };
  await endCardOrder(trx, documentNo, { step: 'done', card: made }, at);
}
