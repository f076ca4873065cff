import * as z from 'zod/mini';
import { addressMaxCharacters } from '../../constants.ts';
import { says } from '../fields/rule.ts';
import { writeLatin } from '../fields/typing.ts';

/** Upper-case Latin, because the core system stores nothing else. May be empty: a block says what is needed. */
export const addressText = z
  .string(says('validation.invalid'))
  .check(
    z.overwrite(writeLatin),
    z.trim(),
    z.regex(/^[ -~]*$/, says('validation.address.latinOnly')),
    z.maxLength(addressMaxCharacters, says('validation.address.tooLong')),
  );

/** The only country an address can be in; the wire knows it by name and by code. */
export const addressCountry = z.enum(['MYANMAR', 'MM'], says('validation.selectionMissing'));

/** State, township and address are needed together and asked for by one message; a line may have one of its own. */
function addressBlock(missing: string) {
  return z
    .object({
      state: z.string(missing),
      township: z.string(missing),
      address: addressText,
      street: z.optional(addressText),
      houseNo: z.optional(addressText),
    })
    .check(z.refine(({ state, township, address }) => Boolean(state && township && address), missing));
}

export const currentAddress = addressBlock(says('validation.address.currentMissing'));
export const permanentAddress = addressBlock(says('validation.address.permanentMissing'));
