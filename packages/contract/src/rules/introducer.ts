import * as z from 'zod/mini';
import { introducerOldNrcMaxCharacters, passportNumberMaxCharacters } from '../constants.ts';
import { introducerAccountNumber } from './account-number.ts';
import { asciiDigits } from './digits.ts';
import { introducerEmail } from './email.ts';
import { introducerName } from './person-name.ts';
import { introducerPhone } from './phone.ts';
import { says } from './rule.ts';

const nrcMaxCharacters = 40;

export const introducersWanted = z.enum(['yes', 'no'], says('validation.introducer.choiceMissing'));

/** The last six characters are digits; on a card of type T exactly five follow the letter. No part is left out. */
function endsInCardNumber(value: string): boolean {
  if (/^\/|\/\(|\(\)/.test(value)) return false;
  return value.includes('(T)') ? /\(T\)\d{5}$/.test(value) : /\d{6}$/.test(value);
}

/** Letters, digits and common symbols; one message for everything that is wrong with an id value. */
function idText(maxCharacters: number, message: string) {
  return z
    .string(message)
    .check(
      z.trim(),
      asciiDigits(),
      z.toUpperCase(),
      z.minLength(1, message),
      z.maxLength(maxCharacters, message),
      z.regex(/^[ -~]*$/, message),
    );
}

export const introducerNrc = idText(nrcMaxCharacters, says('validation.introducer.nrcWrong')).check(
  z.refine(endsInCardNumber, says('validation.introducer.nrcWrong')),
);

export const introducerOldNrc = idText(introducerOldNrcMaxCharacters, says('validation.introducer.oldNrcMissing'));

export const introducerPassport = idText(
  passportNumberMaxCharacters,
  says('validation.introducer.passportMissing'),
).check(z.regex(/^[A-Z0-9]*$/, says('validation.introducer.passportMissing')));

const everyIntroducer = {
  name: introducerName,
  phone: introducerPhone,
  bankaccount: introducerAccountNumber,
  email: introducerEmail,
};

/** One introducer as the form holds it. The message about the id follows the chosen id type. */
export const introducerForm = z.discriminatedUnion('idType', [
  z.object({ ...everyIntroducer, idType: z.literal('NRC'), idValue: introducerNrc }),
  z.object({ ...everyIntroducer, idType: z.literal('OLD_NRC'), idValue: introducerOldNrc }),
  z.object({ ...everyIntroducer, idType: z.literal('PASSPORT'), idValue: introducerPassport }),
]);
export type IntroducerForm = z.infer<typeof introducerForm>;
