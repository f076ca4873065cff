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

/** Of a whole message that was pasted, the code in it. */
export function codeTyping(length: number): Typing {
  function write(text: string): string {
    const isMessage = /\p{L}/u.test(text);
    const codes =
      latinDigits(text)
        .match(/\d+/g)
        ?.filter((digits) => digits.length === length) ?? [];
    return isMessage && codes.length === 1 ? codes.join('') : digitTyping.write(text);
  }
  return { ...digitTyping, write };
}
