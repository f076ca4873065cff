import { formatList, formatNumber, type Language, type Text } from '@taga/i18n';
import type { AccountClass } from '@taga/reference/account-classes';

/** What a fact needs to become words. */
export interface Reading {
  readonly text: Text;
  readonly language: Language;
}

const minorUnits = 100;
const lakhMinor = 100_000 * minorUnits;

/** `1,050.50 MMK`. */
export function kyatWords(amountMinor: number, { text, language }: Reading): string {
  return text('accounts.fact.amount', { amount: formatNumber(amountMinor / minorUnits, language) });
}

/** Large round sums are said in lakh, as people do; the figure follows for those who do not. */
export function sumWords(amountMinor: number, reading: Reading): string {
  const amount = kyatWords(amountMinor, reading);
  if (amountMinor < lakhMinor || amountMinor % lakhMinor !== 0) return amount;
  return reading.text('products.amount.lakh', {
    lakh: formatNumber(amountMinor / lakhMinor, reading.language),
    amount,
  });
}

export function currencyWords({ currencies }: AccountClass, { language }: Reading): string {
  return formatList(currencies, language, 'or');
}

/** A sum in the currency of the account, or in each of those to choose from. */
export function accountSumWords(accountClass: AccountClass, amountMinor: number, reading: Reading): string {
  if (accountClass.currency === 'MMK') return kyatWords(amountMinor, reading);
  const amount = formatNumber(amountMinor / minorUnits, reading.language);
  return reading.text('products.amount.foreign', { amount, currencies: currencyWords(accountClass, reading) });
}

export function rateWords(rateBasisPoints: number, { language }: Reading): string {
  return `${formatNumber(rateBasisPoints / 100, language)}%`;
}
