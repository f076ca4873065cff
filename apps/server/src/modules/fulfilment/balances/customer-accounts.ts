import { errorCodes } from '@taga/contract';
import { localCurrency } from '@taga/contract/constants';
import { isAllowedExistingAccount } from '@taga/reference/existing-account-products';
import type { Kysely } from 'kysely';
import type { Bank, BankAccount } from '../../../bank/bank.ts';
import type { DB } from '../../../db/schema.gen.ts';
import { DomainError } from '../../../domain-error.ts';
import { type Customer, setCifNo, settleExistingCustomer } from '../../customers/customers/index.ts';

/** The customer's accounts at the bank. */
export interface CustomerAccounts {
  /** The bank's number for the customer; null where it knows nobody of this document and phone. */
  customerNo(customer: Customer): Promise<string | null>;
  list(customer: Customer): Promise<readonly BankAccount[]>;
  /** Of somebody else it is answered like one that does not exist. */
  find(customer: Customer, accountNumber: string): Promise<BankAccount | undefined>;
}

export function createCustomerAccounts({ db, bank }: { db: Kysely<DB>; bank: Bank }): CustomerAccounts {
  /**
   * A customer number once found is kept. It is found for anyone who holds both the document and the phone that the bank
   * has on file: the number of a document alone is printed on too many copies.
   */
  async function cifNoOf({ id, cifNo, person }: Customer): Promise<string | null> {
    if (cifNo !== null) return cifNo;
    const known = await bank.findCustomer(person);
    if (!known || known.phone !== person.phone) return null;
    await setCifNo(db, id, known.cifNo);
    await settleExistingCustomer(db, id, true);
    return known.cifNo;
  }

  return {
    customerNo: cifNoOf,
    async list(customer) {
      const cifNo = await cifNoOf(customer);
      return cifNo === null ? [] : bank.listAccounts(cifNo);
    },
    async find(customer, accountNumber) {
      const cifNo = await cifNoOf(customer);
      const account = cifNo === null ? undefined : await bank.findAccount(accountNumber);
      return account?.cifNo === cifNo ? account : undefined;
    },
  };
}

/** An open account of the customer's own. Any other is not allowed here, whether or not it exists. */
export async function getCustomerOpenAccount(
  customer: Customer,
  accountNumber: string,
  customerAccounts: CustomerAccounts,
): Promise<BankAccount> {
  const account = await customerAccounts.find(customer, accountNumber);
  if (!account?.isOpen) throw new DomainError(errorCodes.accountNotAllowed);
  return account;
}

/** One that may pay for a further account: of a product on the list, in kyats. */
export async function getPayingAccount(
  customer: Customer,
  accountNumber: string,
  customerAccounts: CustomerAccounts,
): Promise<BankAccount> {
  const account = await getCustomerOpenAccount(customer, accountNumber, customerAccounts);
  const isAllowed = isAllowedExistingAccount(account.productCode) && account.balance.currency === localCurrency;
  if (!isAllowed) throw new DomainError(errorCodes.accountNotAllowed);
  return account;
}
