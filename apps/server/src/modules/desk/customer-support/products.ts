import { errorCodes } from '@taga/contract';
import type { CustomerProducts } from '@taga/contract/records/desk/customer-support';
import { isWithinBranches } from '@taga/contract/rules/access/branch-scope';
import type { Bank, BankAccount, BankCard } from '../../../bank/bank.ts';
import { BankUnavailable } from '../../../bank/bank-errors.ts';
import { DomainError } from '../../../domain-error.ts';
import { findCustomer } from '../../customers/customers/index.ts';
import { maskedNumber } from '../../fulfilment/card-orders/index.ts';
import type { Asker } from '../branch-access/index.ts';
import { type LookUpDependencies, noteView } from '../customers/index.ts';

export interface ProductDependencies extends LookUpDependencies {
  readonly bank: Pick<Bank, 'listAccounts' | 'listCards'>;
}

const nothing = { accounts: [], cards: [], isBankAway: false };

/** What the bank has of a customer. A card belongs to no branch: who is given some sees none. */
export async function viewProducts(
  customerId: string,
  asker: Asker,
  dependencies: ProductDependencies,
): Promise<CustomerProducts> {
  const { db, bank } = dependencies;
  const customer = await findCustomer(db, customerId);
  if (!customer) throw new DomainError(errorCodes.notFound);
  await noteView({ customerId, part: 'products' }, asker, dependencies);
  const { cifNo } = customer;
  if (cifNo === null) return nothing;
  const { branches } = asker;
  try {
    const [accounts, cards] = await Promise.all([
      bank.listAccounts(cifNo),
      branches === null ? bank.listCards(cifNo) : [],
    ]);
    const own = accounts.filter(({ branchCode }) => branches === null || isWithinBranches(branches, branchCode));
    return { accounts: own.map(describeAccount), cards: cards.map(describeCard), isBankAway: false };
  } catch (error) {
    if (error instanceof BankUnavailable) return { ...nothing, isBankAway: true };
    throw error;
  }
}

function describeAccount({ accountNumber, productCode, balance, branchCode, isFunded, openedAt }: BankAccount) {
  const { currency } = balance;
  return { accountNumber, productCode, currency, branchCode, isFunded, openedAt: openedAt.toISOString() };
}

function describeCard({ lastDigits, cardType, category, status, expires }: BankCard) {
  return { cardNumber: maskedNumber(lastDigits), cardType, category, status, expires };
}
