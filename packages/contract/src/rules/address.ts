import * as z from 'zod/mini';
import { addressMaxCharacters } from '../constants.ts';
import { asciiDigits } from './digits.ts';
import { says } from './rule.ts';

/** Upper-case Latin, because the core system stores nothing else. May be empty: a block says what is needed. */
export const addressText = z
  .string(says('validation.invalid'))
  .check(
    z.trim(),
    asciiDigits(),
    z.toUpperCase(),
    z.maxLength(addressMaxCharacters, says('validation.address.tooLong')),
    z.regex(/^[ -~]*$/, says('validation.address.latinOnly')),
  );

/** The only country an address can be in; the wire knows it by name and by code. */
export const addressCountry = z.enum(['MYANMAR', 'MM'], says('validation.selectionMissing'));

/** State, township and address are needed together and asked for by one message. */
function addressBlock(missing: string) {
  return z
    .object({ state: z.string(missing), township: z.string(missing), address: addressText })
    .check(z.refine(({ state, township, address }) => Boolean(state && township && address), missing));
}

export const currentAddress = addressBlock(says('validation.address.currentMissing'));
export const permanentAddress = addressBlock(says('validation.address.permanentMissing'));
