import type { Typing } from './filter-typing.ts';
import { latinDigits } from './latin-digits.ts';

/** Digits of either script, without the spaces, hyphens and dots that group them. */
export const digitTyping: Typing = {
  write: (text) =>
    latinDigits(text)
      .replace(/(\d)[\s.‐-―-]+(?=\d)/g, '$1')
      .trim(),
  takes: /^\d*$/,
};

/** A code of so many digits. Of what was pasted its digits; of a whole message the code in it. One digit more is not taken. */
export function codeTyping(length: number): Typing {
  function write(text: string): string {
    const numbers = latinDigits(text).match(/\d+/g) ?? [];
    const codes = numbers.filter((digits) => digits.length === length);
    const isMessage = /\p{L}/u.test(text);
    return (isMessage && codes.length === 1 ? codes : numbers).join('');
  }
  return { ...digitTyping, write, most: length };
}
