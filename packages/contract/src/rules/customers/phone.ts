import * as z from 'zod/mini';
import { phoneMaxDigits, phoneMinDigits, phoneStoredPrefix } from '../../constants.ts';
import { toAsciiDigits } from '../fields/digits.ts';
import { says } from '../fields/rule.ts';

/** Fewer digits than this are a number that is still being typed. */
const startedDigits = 6;

/** As stored: no spaces, `09…` for `+959…` and `959…`. */
export function toStoredPhone(typed: string): string {
  return toAsciiDigits(typed)
    .replace(/\s/g, '')
    .replace(/^\+?959/, phoneStoredPrefix);
}

const digitCount = (text: string) => text.replace(/\D/g, '').length;
const storedForm = new RegExp(
  `^${phoneStoredPrefix}\\d{${phoneMinDigits - phoneStoredPrefix.length},${phoneMaxDigits - phoneStoredPrefix.length}}$`,
);

/** Codes go to Myanmar numbers alone. */
const ofAnotherCountry = /^(?:\+|00)(?!95)/;

export const mobilePhone = z.string(says('validation.phone.missing')).check(
  z.overwrite(toStoredPhone),
  z.refine((phone) => digitCount(phone) >= startedDigits, says('validation.phone.missing')),
  z.refine((phone) => !ofAnotherCountry.test(phone), says('validation.phone.foreign')),
  z.regex(storedForm, says('validation.phone.wrong')),
);
