import { addressMaxCharacters, otpDigits, phoneMaxDigits } from '../constants.ts';
import { toAsciiDigits } from './digits.ts';

/** What a field keeps of what was typed or pasted; the rest is dropped while typing. */

export function keepDigits(text: string, maxDigits: number): string {
  return toAsciiDigits(text).replace(/\D/g, '').slice(0, maxDigits);
}

export function keepOtpDigits(text: string): string {
  return keepDigits(text, otpDigits);
}

export function keepIntroducerPhoneDigits(text: string): string {
  return keepDigits(text, phoneMaxDigits);
}

export function keepPhoneCharacters(text: string): string {
  return toAsciiDigits(text).replace(/[^\d+]/g, '');
}

/** Spaces stay as typed, because a name is typed one word after the other. */
export function keepNameCharacters(text: string): string {
  return text.toUpperCase().replace(/[^A-Z ]/g, '');
}

export function keepLettersAndDigits(text: string, maxCharacters: number): string {
  return toAsciiDigits(text)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, maxCharacters);
}

/** Letters, digits and the symbols of a Latin keyboard. */
export function keepLatinText(text: string, maxCharacters: number): string {
  return toAsciiDigits(text)
    .replace(/[^ -~]/g, '')
    .slice(0, maxCharacters);
}

export function keepAddressCharacters(text: string): string {
  return keepLatinText(text, addressMaxCharacters).toUpperCase();
}
