import { localCurrency } from '@taga/contract/constants';
import type { BalanceRecord } from '@taga/contract/endpoints/balances';
import { formatNumber, type Language } from '@taga/i18n';

const fractionDigits = 2;

/** `MMK 1,250,000.00`, in the digits of the language; nothing while the bank keeps the amount hidden. */
export function formatBalance({ AVLBAL, CURRENCY }: BalanceRecord, language: Language): string | undefined {
  if (AVLBAL === null) return undefined;
  return `${CURRENCY ?? localCurrency} ${formatNumber(AVLBAL, language, fractionDigits)}`;
}
