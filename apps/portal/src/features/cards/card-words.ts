import { isCardCode } from '@taga/contract/rules/applications/card-codes';
import { wholeNumberOf } from '@taga/contract/rules/fields/whole-number';
import { formatNumber, type MessageId, type Text } from '@taga/i18n';
import type { Reading } from '../../lib/customers/profile/profile-rows.ts';

type CodeList = Parameters<typeof isCardCode>[0];

/** The word for a code; what nobody knows is shown as it came. */
export function wordFor<Code extends string | null>(list: CodeList, code: Code, text: Text): string | Code {
  return isCardCode(list, code) ? text(`cards.${list}.${code}` as MessageId<'cards'>) : code;
}

/** What the profile says. */
export function genderIn(code: string | null, text: Text): string | null {
  return code === 'M' || code === 'F' ? text(`applicant.gender.${code}`) : code;
}

/** With the separators of thousands. */
export function amountIn(amount: number | null, { text, language }: Pick<Reading, 'text' | 'language'>): string | null {
  return amount === null ? null : text('cards.value.amount', { amount: formatNumber(amount, language) });
}

/** An amount of a draft, which is kept as it was typed: with separators, in Burmese digits, or not yet a number. */
export function typedAmountIn(typed: string, reading: Pick<Reading, 'text' | 'language'>): string | null {
  const amount = wholeNumberOf(typed);
  return typed === '' || Number.isNaN(amount) ? typed : amountIn(amount, reading);
}
