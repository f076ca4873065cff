import { localCurrency } from '@taga/contract/constants';
import { formatNumber, type Language, type Text } from '@taga/i18n';
import { currencyExponents } from '@taga/reference/currencies';

/** `10,000 MMK`. */
export function kyatWords(amountMinor: number, text: Text, language: Language): string {
  const amount = formatNumber(amountMinor / 10 ** currencyExponents[localCurrency], language);
  return text('existing.amount.kyat', { amount });
}

export const depositWords = (depositMmk: number, text: Text, language: Language) =>
  kyatWords(depositMmk * 10 ** currencyExponents[localCurrency], text, language);
