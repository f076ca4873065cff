import { formatNumber, type Language, toLatinDigits } from '@taga/i18n';
import type { ChangeEvent } from 'react';

/** In kyats; more than anybody has to put by. */
export const mostAmount = 999_999_999_999;

/** Beyond this a number loses digits when it is counted with. */
const mostCountedDigits = 15;
const digitOfEither = /[0-9\u1040-\u1049]/;

/** `၁,၀၀၀` and `1000` are both `1000`; nothing for what has no digit. */
export function digitsOf(typed: string): string {
  return toLatinDigits(typed)
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
}

/** As an amount is read: with separators, in the digits of the language. */
export function shownAmount(digits: string, language: Language): string {
  return digits.length > mostCountedDigits ? digits : digits && formatNumber(Number(digits), language);
}

/** The place behind so many digits, wherever the separators have moved to. */
function caretAfter(shown: string, digitCount: number): number {
  let seen = 0;
  const place = [...shown].findIndex((character) => {
    if (seen === digitCount) return true;
    if (digitOfEither.test(character)) seen += 1;
    return false;
  });
  return place === -1 ? shown.length : place;
}

/** A change handler that sets the separators again with each key, and keeps the caret where the person types. */
export function amountTyping(language: Language, onDigits: (digits: string) => void) {
  return ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const digitsBefore = digitsOf(input.value.slice(0, input.selectionStart ?? undefined)).length;
    const digits = digitsOf(input.value);
    input.value = shownAmount(digits, language);
    const caret = caretAfter(input.value, digitsBefore);
    input.setSelectionRange(caret, caret);
    onDigits(digits);
  };
}
