import { formatNumber, type Language } from '@taga/i18n';
import { serverText } from '@taga/i18n/server';
import { type Currency, currencyExponents } from '@taga/reference/currencies';

const lakh = 100_000;

/** A number and its unit stay on one line. */
export function keepTogether(words: string): string {
  return words.replaceAll(' ', '\u00a0');
}

function majorUnits(amountMinor: number, currency: Currency): number {
  return amountMinor / 10 ** currencyExponents[currency];
}

export function writeAmount(amountMinor: number, currency: Currency, language: Language): string {
  const amount = formatNumber(majorUnits(amountMinor, currency), language);
  return keepTogether(serverText(language)(`terms.amount.${currency}`, { amount }));
}

/** Where one rate ends and the next begins; people speak of large balances in lakh. */
export function writeThreshold(amountMinor: number, language: Language): string {
  const kyat = majorUnits(amountMinor, 'MMK');
  if (kyat % lakh !== 0) return writeAmount(amountMinor, 'MMK', language);
  const values = { lakh: formatNumber(kyat / lakh, language), amount: formatNumber(kyat, language) };
  return keepTogether(serverText(language)('terms.amount.lakh', values));
}

export function writeRate(basisPoints: number, language: Language): string {
  return `${formatNumber(basisPoints / 100, language)}%`;
}
