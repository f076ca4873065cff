import { randomUUID } from 'node:crypto';
import { errorCodes } from '@taga/contract';
import type { CardRecord } from '@taga/contract/records/applications/card-application';
import { findBranch } from '@taga/reference/branches';
import { currencyExponents } from '@taga/reference/currencies';
import type { BankCard, Money } from '../../../bank/bank.ts';
import { DomainError } from '../../../domain-error.ts';
import { type Customer, getCustomer } from '../../customers/customers/index.ts';
import type { CustomerAccounts } from '../balances/index.ts';
import { changeRenewalStatus } from '../status-changes/index.ts';
import { type CardOrderDependencies, type CardRenewalOrder, maskedNumber } from './card-order.ts';
import { createCardOrders } from './card-orders.ts';
import { findCardOrder, listRenewals, saveCardOrder } from './store.ts';

export interface OwnCardDependencies extends CardOrderDependencies {
  readonly customerAccounts: Pick<CustomerAccounts, 'customerNo'>;
}

const statusOf = { bank: 'PENDING', done: 'APPROVED', refused: 'REJECTED' } as const;

async function cardsOf(
  customer: Customer,
  { bank, customerAccounts }: OwnCardDependencies,
): Promise<readonly BankCard[]> {
  const cifNo = await customerAccounts.customerNo(customer);
  return cifNo === null ? [] : bank.listCards(cifNo);
}

/** The customer's cards, each with the order for the one that will take its place. */
export async function listOwnCards(customerId: string, dependencies: OwnCardDependencies): Promise<CardRecord[]> {
  const { db } = dependencies;
  const cards = await cardsOf(await getCustomer(db, customerId), dependencies);
  const renewals = await listRenewals(db, customerId);
  return cards.map((card) => toRecord(card, findRenewal(renewals, card.cardId)));
}

/** What will take the place of a card, unless the bank refused it. */
function findRenewal(renewals: readonly CardRenewalOrder[], cardId: string): CardRenewalOrder | undefined {
  return renewals.find((order) => order.cardId === cardId && order.step !== 'refused');
}

/** What the customer has ordered, for them to take away. */
export async function listOwnRenewals(db: CardOrderDependencies['db'], customerId: string) {
  const renewals = await listRenewals(db, customerId);
  return renewals.map(({ id, cardId, branchCode, step }) => ({
    DOCNumber: id,
    CardId: cardId,
    BranchCode: branchCode,
    Status: statusOf[step],
  }));
}

function toRecord(card: BankCard, renewal: CardRenewalOrder | undefined): CardRecord {
  return {
    CardId: card.cardId,
    CardNumber: maskedNumber(card.lastDigits),
    CardType: card.cardType,
    CardCategory: card.category,
    HolderName: card.holderName,
    Status: card.status,
    Expiry: card.expires,
    CreditLimit: wholeUnits(card.limit),
    IsRenewable: card.isRenewable && !renewal,
    RenewalOrder: renewal
      ? { DOCNumber: renewal.id, Status: statusOf[renewal.step], BranchCode: renewal.branchCode }
      : null,
  };
}

function wholeUnits({ currency, minor }: Money): number {
  return minor / 10 ** currencyExponents[currency];
}

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
  const earlier = await findOrdered();
  if (!earlier && !card.isRenewable) throw new DomainError(errorCodes.cardNotRenewable);
  const at = now();
  await db.transaction().execute(async (trx) => {
    const id = randomUUID();
    const order = { id, kind: 'RENEW', customerId, cardId, branchCode, linkedTo: card.cifNo } as const;
    const actor = { kind: 'customer', id: customerId } as const;
    const isNew = await saveCardOrder(trx, order, at);
    if (isNew) await changeRenewalStatus(trx, { id, customerId, status: 'PENDING', actor, at });
  });
  const ordered = await findOrdered();
  if (!ordered) throw new Error('The renewal was not kept.');
  await createCardOrders(dependencies).advance(ordered.id);
  const { step = ordered.step } = (await findCardOrder(db, ordered.id)) ?? {};
  return { id: ordered.id, status: statusOf[step] };
}
