import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import { cardRenewalKind } from '@taga/contract/kinds/card-renewal';
import type { OrderedRenewal } from '@taga/contract/records/fulfilment/card-renewal';
import { findBranch } from '@taga/reference/branches';
import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import type { BankCard } from '../../../bank/bank.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { applicantOf, insertApplication } from '../../applications/drafts/index.ts';
import { type Customer, getCustomer } from '../../customers/customers/index.ts';
import { openCase } from '../../desk/cases/index.ts';
import { insertOrder } from '../orders/index.ts';
import { changeApplicationStatus } from '../status-changes/index.ts';
import { maskedNumber } from './card-order.ts';
import { createCardOrders } from './card-orders.ts';
import { cardsOf, findRenewal, type OwnCardDependencies } from './customer-cards.ts';
import { listRenewals, saveCardOrder } from './store.ts';

/** What the desk's list shows of a renewal. */
export const renewalTerms = z.object({ cardNumber: z.string(), branchCode: z.string() });

interface RenewalInput {
  readonly cardId: string;
  readonly branchCode: string;
}

/** Orders a card in place of one of the customer's own. While an order for it is under way, a second one is the same. */
export async function renewOwnCard(
  customerId: string,
  { cardId, branchCode }: RenewalInput,
  dependencies: OwnCardDependencies,
) {
  const { db, now } = dependencies;
  if (!findBranch(branchCode)) throw new DomainError(errorCodes.invalidField, { fields: ['BranchCode'] });
  const customer = await getCustomer(db, customerId);
  const card = (await cardsOf(customer, dependencies)).find((own) => own.cardId === cardId);
  if (!card) throw new DomainError(errorCodes.notFound);
  const findOrdered = async () => findRenewal(await listRenewals(db, customerId), cardId);
  if (!(await findOrdered())) {
    if (!card.isRenewable) throw new DomainError(errorCodes.cardNotRenewable);
    await db.transaction().execute((trx) => order(trx, { customer, card, branchCode, at: now() }));
  }
  const ordered = await findOrdered();
  if (!ordered) throw new Error('The renewal was not kept.');
  await createCardOrders(dependencies).advance(ordered.id);
  const renewals = await listRenewals(db, customerId);
  const { status } = renewals.find(({ id }) => id === ordered.id) ?? ordered;
  return { id: ordered.documentNo, status };
}

interface NewRenewal {
  readonly customer: Customer;
  readonly card: BankCard;
  readonly branchCode: string;
  readonly at: Date;
}

/** Nothing happens where another tab was quicker. */
async function order(trx: Transaction<DB>, { customer, card, branchCode, at }: NewRenewal): Promise<void> {
  const id = randomUUID();
  const { id: customerId } = customer;
  const { cardId, cifNo, cardType, expires: Expiry } = card;
  const CardNumber = maskedNumber(card.lastDigits);
  const record: OrderedRenewal = {
    Applicant: applicantOf(customer),
    Card: { CardId: cardId, CardNumber, CardType: cardType, Expiry },
    BranchCode: branchCode,
  };
  const kind = cardRenewalKind;
  const answers = { CardId: cardId, BranchCode: branchCode };
  const isNew = await insertApplication(trx, { id, customerId, kind, status: 'PENDING', record: answers, at });
  if (!isNew) return;
  const named = { authorizationReqId: id, customerId, at };
  const terms: z.infer<typeof renewalTerms> = { cardNumber: CardNumber, branchCode };
  const { serviceType } = kind.order;
  await insertOrder(trx, { ...named, record, terms, serviceType, marks: [], services: [] });
  await openCase(trx, { ...named, kind, accountClass: null, branchCode, identity: null });
  await saveCardOrder(trx, { id, documentNo: id, kind: 'RENEW', customerId, cardId, branchCode, linkedTo: cifNo }, at);
  await changeApplicationStatus(trx, {
    ...named,
    kind,
    status: 'PENDING',
    actor: { kind: 'customer', id: customerId },
  });
}
