import * as z from 'zod/mini';
import { nameMaxCharacters, nameMinCharacters } from '../../constants.ts';
import { says } from '../fields/rule.ts';
import { writeName } from '../fields/typing.ts';

const lettersAndSpaces = /^[A-Z ]*$/;

/** Myanmar names have several words; the core system stores upper-case Latin letters. */
function tidyName(name: string): string {
  return writeName(name).trim().replace(/ +/g, ' ');
}

interface NameWords {
  readonly missing: string;
  readonly tooLong: string;
  readonly lettersOnly: string;
}

/** A name in another script is told so first: it is not too short, it is as on the other side of the card. */
export function personName(minCharacters: number, { missing, tooLong, lettersOnly }: NameWords) {
  return z
    .string(missing)
    .check(
      z.overwrite(tidyName),
      z.regex(lettersAndSpaces, lettersOnly),
      z.minLength(minCharacters, missing),
      z.maxLength(nameMaxCharacters, tooLong),
    );
}

export const fullName = personName(nameMinCharacters, {
  missing: says('validation.name.tooShort'),
  tooLong: says('validation.name.tooLong'),
  lettersOnly: says('validation.name.lettersOnly'),
});

export const fatherName = personName(nameMinCharacters, {
  missing: says('validation.fatherName.tooShort'),
  tooLong: says('validation.fatherName.tooLong'),
  lettersOnly: says('validation.fatherName.lettersOnly'),
});
