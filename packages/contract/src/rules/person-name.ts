import * as z from 'zod/mini';
import { nameMaxCharacters, nameMinCharacters } from '../constants.ts';
import { says } from './rule.ts';

const words = /^[A-Z]+(?: [A-Z]+)*$/;

/** Myanmar names have several words; the core system stores upper-case Latin letters. */
function tidyName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toUpperCase();
}

export const fullName = z
  .string(says('validation.name.tooShort'))
  .check(
    z.overwrite(tidyName),
    z.minLength(nameMinCharacters, says('validation.name.tooShort')),
    z.maxLength(nameMaxCharacters, says('validation.name.tooLong')),
    z.regex(words, says('validation.name.lettersOnly')),
  );

export const fatherName = z
  .string(says('validation.fatherName.tooShort'))
  .check(
    z.overwrite(tidyName),
    z.minLength(nameMinCharacters, says('validation.fatherName.tooShort')),
    z.maxLength(nameMaxCharacters, says('validation.fatherName.tooLong')),
    z.regex(words, says('validation.fatherName.lettersOnly')),
  );

export const introducerName = z
  .string(says('validation.introducer.nameMissing'))
  .check(
    z.overwrite(tidyName),
    z.minLength(1, says('validation.introducer.nameMissing')),
    z.maxLength(nameMaxCharacters, says('validation.name.tooLong')),
    z.regex(words, says('validation.introducer.nameLettersOnly')),
  );
