import * as z from 'zod/mini';
import { nrcBackSerialMaxCharacters, nrcNumberDigits, nrcNumberDigitsOfTypeT } from '../../constants.ts';
import { asciiDigits } from '../fields/digits.ts';
import { needs, says } from '../fields/rule.ts';
import { writeDigits, writeLettersAndDigits } from '../fields/typing.ts';

/** The kinds of national registration card, by the letter printed in brackets. */
export const nrcTypes = ['N', 'E', 'P', 'T', 'Y', 'S'] as const;
export const nrcType = z.enum(nrcTypes, says('validation.nrc.typeMissing'));
export type NrcType = z.infer<typeof nrcType>;

export function nrcDigitsOf(type: NrcType): number {
  return type === 'T' ? nrcNumberDigitsOfTypeT : nrcNumberDigits;
}

export function nrcNumber(type: NrcType) {
  // No card has the number 000000.
  const digits = new RegExp(`^(?!0+$)\\d{${nrcDigitsOf(type)}}$`);
  return z
    .string(says('validation.nrc.numberWrong'))
    .check(z.overwrite(writeDigits), z.regex(digits, says('validation.nrc.numberWrong')));
}

export const nrcBackSerial = z
  .string(says('validation.nrc.backSerialMissing'))
  .check(
    z.overwrite(writeLettersAndDigits),
    z.minLength(1, says('validation.nrc.backSerialMissing')),
    z.maxLength(nrcBackSerialMaxCharacters, says('validation.nrc.backSerialWrong')),
    z.regex(/^[A-Z0-9]*$/, says('validation.nrc.backSerialWrong')),
  );

/** What is chosen and typed of the number; each select is asked for by its own message. */
const numberFields = z.object({
  state: z.string().check(z.regex(/^([1-9]|1[0-4])$/, says('validation.nrc.stateMissing'))),
  township: z.string().check(z.regex(/^[A-Z]{2,15}$/, says('validation.nrc.townshipMissing'))),
  type: nrcType,
  number: z.string().check(z.overwrite(writeDigits)),
});

const rightNumber = needs<z.infer<typeof numberFields>>(
  'number',
  ({ type, number }) => z.safeParse(nrcNumber(type), number).success,
  says('validation.nrc.numberWrong'),
);

/** The front of a card. */
export const nrcNumberParts = numberFields.check(rightNumber);
export const nrcParts = z.extend(numberFields, { backSerial: nrcBackSerial }).check(rightNumber);

/** The whole number as printed on the card: `12/DAGAMA(N)123456`. Which prefixes exist is reference data. */
export const nrc = z
  .string(says('validation.nrc.wrong'))
  .check(
    z.trim(),
    asciiDigits(),
    z.toUpperCase(),
    z.regex(/^([1-9]|1[0-4])\/[A-Z]{2,15}\((?:[NEPYS]\)(?!0+$)\d{6}|T\)(?!0+$)\d{5})$/, says('validation.nrc.wrong')),
  );
