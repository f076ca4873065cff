import { cardRenewalKind } from '@taga/contract/kinds/card-renewal';
import { hasEnded } from '@taga/contract/kinds/kind';
import type { CardRecord } from '@taga/contract/records/applications/card-application';
import { currencyExponents } from '@taga/reference/currencies';
import type { BankCard, Money } from '../../../bank/bank.ts';
import { type Customer, getCustomer } from '../../customers/customers/index.ts';
import type { CustomerAccounts } from '../balances/index.ts';
import { type CardOrderDependencies, maskedNumber, type Renewal } from './card-order.ts';
import { listRenewals } from './store.ts';

export interface OwnCardDependencies extends CardOrderDependencies {
  readonly customerAccounts: Pick<CustomerAccounts, 'customerNo'>;
}

/** The customer's cards as the bank has them. */
export async function cardsOf(
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

/** What is under way to take the place of a card. */
export function findRenewal(renewals: readonly Renewal[], cardId: string): Renewal | undefined {
  return renewals.find((order) => order.cardId === cardId && !hasEnded(cardRenewalKind, order.status));
}

/** What the customer has ordered, for them to take away. */
export async function listOwnRenewals(db: CardOrderDependencies['db'], customerId: string) {
  const renewals = await listRenewals(db, customerId);
  return renewals.map(({ documentNo, cardId, branchCode, status }) => ({
    DOCNumber: documentNo,
    CardId: cardId,
    BranchCode: branchCode,
    Status: status,
  }));
}

function toRecord(card: BankCard, renewal: Renewal | undefined): CardRecord {
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
      ? { DOCNumber: renewal.documentNo, Status: renewal.status, BranchCode: renewal.branchCode }
      : null,
  };
}

function wholeUnits({ currency, minor }: Money): number {
  return minor / 10 ** currencyExponents[currency];
}
