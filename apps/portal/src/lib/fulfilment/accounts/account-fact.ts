import { formatList, formatNumber, type Language, type Text } from '@taga/i18n';
import type { AccountClass } from '@taga/reference/account-classes';
import { currencyExponents } from '@taga/reference/currencies';

/** In whole units of the currency, as people say it. */
export function openingAmount({ initialDepositMinor, currencies: [currency] }: AccountClass): number {
  return currency === undefined ? 0 : initialDepositMinor / 10 ** currencyExponents[currency];
}

export function bestRatePercent({ interestTiers }: AccountClass): number {
  return Math.max(0, ...interestTiers.map(({ rateBasisPoints }) => rateBasisPoints)) / 100;
}

function interestFact(accountClass: AccountClass, text: Text, language: Language) {
  const rate = `${formatNumber(bestRatePercent(accountClass), language)}%`;
  const hasSeveralRates = accountClass.interestTiers.length > 1;
  return {
    value: hasSeveralRates ? text('accounts.fact.upTo', { rate }) : rate,
    label: text('accounts.fact.interest'),
  };
}

function depositFact(accountClass: AccountClass, text: Text, language: Language) {
  const amount = formatNumber(openingAmount(accountClass), language);
  if (accountClass.currency === 'MMK') {
    return { value: text('accounts.fact.amount', { amount }), label: text('accounts.fact.deposit') };
  }
  const currencies = formatList(accountClass.currencies, language, 'or');
  return { value: amount, label: text('accounts.fact.foreignDeposit', { currencies }) };
}

/** The one fact that matters: the rate where the account earns something, else what it takes to open it. */
export function accountFact(accountClass: AccountClass, text: Text, language: Language) {
  return accountClass.interestTiers.length > 0
    ? interestFact(accountClass, text, language)
    : depositFact(accountClass, text, language);
}
