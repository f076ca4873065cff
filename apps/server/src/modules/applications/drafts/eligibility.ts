import { errorCodes } from '@taga/contract';
import { creditCardProductCode, minimumAgeYears } from '@taga/contract/constants';
import { toAsciiDigits } from '@taga/contract/rules';
import { type CalendarDate, isAtLeast } from '@taga/contract/rules/fields/calendar-date';
import { type AccountClass, findAccountClass, mayOpen } from '@taga/reference/account-classes';
import type { Currency } from '@taga/reference/currencies';
import type { Bank } from '../../../bank/bank.ts';
import { DomainError } from '../../../domain-error.ts';
import type { Customer, Person } from '../../customers/customers/index.ts';
import type { ApplicationDependencies } from './application.ts';

interface EligibilityQuery {
  readonly accountClass: string;
  readonly currency: string;
}

/** The class, if it is for this person and comes in this currency. */
export function offeredClass(
  person: Pick<Person, 'idType' | 'birthDate'>,
  { accountClass, currency }: EligibilityQuery,
  today: CalendarDate,
): AccountClass & { readonly currencyAsked: Currency } {
  const offered = findAccountClass(accountClass);
  if (!offered || offered.code !== accountClass) throw new DomainError(errorCodes.notFound);
  const isOfAge = isAtLeast(offered.minimumAgeYears ?? minimumAgeYears, person.birthDate, today);
  if (!mayOpen(offered, person.idType) || !isOfAge) throw new DomainError(errorCodes.classNotAllowed);
  const currencyAsked = offered.currencies.find((code) => code === currency);
  if (!currencyAsked) throw new DomainError(errorCodes.currencyNotAllowed);
  return { ...offered, currencyAsked };
}

export async function holdsAccount(
  customer: Customer,
  { accountClass, currency }: EligibilityQuery,
  { customerAccounts }: Pick<ApplicationDependencies, 'customerAccounts'>,
): Promise<boolean> {
  const accounts = await customerAccounts.list(customer);
  return accounts.some((account) => account.productCode === accountClass && account.balance.currency === currency);
}

/** Who came for a card opens an account on the way of existing customers, and on no other. */
export function refuseCardCustomer({ productCode }: Pick<Customer, 'productCode'>): void {
  if (productCode === creditCardProductCode) throw new DomainError(errorCodes.classNotAllowed);
}

/** The bank does no business with them, whatever they apply for. */
export async function refuseBlacklisted(
  { person }: Customer,
  { bank }: { readonly bank: Pick<Bank, 'isBlacklisted'> },
): Promise<void> {
  if (await bank.isBlacklisted(person)) throw new DomainError(errorCodes.customerBlacklisted);
}

/** What only the bank knows: whether it does business with the customer, and whether they have such an account. */
export async function refuseByBank(
  customer: Customer,
  asked: EligibilityQuery,
  dependencies: Pick<ApplicationDependencies, 'bank' | 'customerAccounts'>,
): Promise<void> {
  await refuseBlacklisted(customer, dependencies);
  if (await holdsAccount(customer, asked, dependencies)) throw new DomainError(errorCodes.alreadyHasAccount);
}

/** Whether the bank does business with the customer. About anybody else it says nothing. */
export async function checkBlacklist(
  { person }: Customer,
  uid: string,
  { bank }: Pick<ApplicationDependencies, 'bank'>,
): Promise<boolean> {
  if (toAsciiDigits(uid).toUpperCase() !== person.idValue) throw new DomainError(errorCodes.notFound);
  return bank.isBlacklisted(person);
}
