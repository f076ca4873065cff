import { toAsciiDigits } from './digits.ts';
import { apostrophes, hyphens, invisible, toBaseLetters } from './latin-letters.ts';

/**
 * What a field makes of what it is given. Nothing that somebody meant is lost by it: what cannot be part of an answer
 * stays in the field, where a rule refuses it in words. The rules write the same way, so that server and field agree.
 */
export interface Typing {
  readonly write: (text: string) => string;
  /** What one key may add: a key that makes no sense here does nothing. */
  readonly takes: RegExp;
}

/** Long numbers are copied in groups. */
function withoutGroups(text: string): string {
  return text
    .replace(hyphens, '-')
    .replace(/([A-Z0-9])[\s.-]+(?=[A-Z0-9])/g, '$1')
    .trim();
}

/** Digits of either script without what groups them. */
export function writeDigits(text: string): string {
  return withoutGroups(toAsciiDigits(text.replace(invisible, '')));
}

export function writeLettersAndDigits(text: string): string {
  return withoutGroups(toAsciiDigits(text.replace(invisible, '')).toUpperCase());
}

/** Spaces stay as typed, because a name is typed one word after the other. */
export function writeName(text: string): string {
  const upper = toBaseLetters(text.replace(invisible, '')).toUpperCase();
  return upper.replace(apostrophes, ' ').replace(hyphens, ' ').replace(/\s/g, ' ');
}

/** Upper-case Latin with the signs of a Latin keyboard. */
export function writeLatin(text: string): string {
  const upper = toAsciiDigits(toBaseLetters(text.replace(invisible, ''))).toUpperCase();
  return upper.replace(apostrophes, "'").replace(hyphens, '-').replace(/[“”„]/g, '"').replace(/\s/g, ' ');
}

function writeEmail(text: string): string {
  return text.replace(invisible, '').toLowerCase();
}

export const digitTyping: Typing = { write: writeDigits, takes: /^\d*$/ };
export const letterAndDigitTyping: Typing = { write: writeLettersAndDigits, takes: /^[A-Z0-9]*$/ };
export const nameTyping: Typing = { write: writeName, takes: /^[\p{L}\p{M} ]*$/u };
export const latinTyping: Typing = { write: writeLatin, takes: /^\P{C}*$/u };
/** Letters, digits and the signs of a Latin keyboard, and nothing in another script. */
export const signTyping: Typing = { write: writeLatin, takes: /^[ -~]*$/ };
export const emailTyping: Typing = { write: writeEmail, takes: /^[a-z0-9.!#$%&'*+/=?^_`{|}~@-]*$/ };
