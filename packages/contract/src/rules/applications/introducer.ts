import * as z from 'zod/mini';
import {
  introducerOldNrcMaxCharacters,
  passportNumberMaxCharacters,
  phoneMaxDigits,
  phoneMinDigits,
} from '../../constants.ts';
import { introducerEmail } from '../customers/email.ts';
import { type IdType, idType } from '../customers/id-type.ts';
import { personName } from '../customers/person-name.ts';
import { asciiDigits, toAsciiDigits } from '../fields/digits.ts';
import type { MessageKey } from '../fields/message-keys.ts';
import { findProblem, needs, says } from '../fields/rule.ts';
import { introducerAccountNumber } from './account-number.ts';

const nrcMaxCharacters = 40;

export const introducersWanted = z.enum(['yes', 'no'], says('validation.invalid'));

export const introducerName = personName(1, {
  missing: says('validation.introducer.nameMissing'),
  tooLong: says('validation.name.tooLong'),
  lettersOnly: says('validation.introducer.nameLettersOnly'),
});

export const introducerPhone = z.string(says('validation.introducer.phoneWrong')).check(
  z.overwrite((typed) => toAsciiDigits(typed).replace(/\s/g, '')),
  z.regex(new RegExp(`^\\d{${phoneMinDigits},${phoneMaxDigits}}$`), says('validation.introducer.phoneWrong')),
);

/**
 * The last six characters are digits; on a card of type T exactly five follow the letter. No part is left out, and no
 * card has the number 000000.
 */
function endsInCardNumber(value: string): boolean {
  if (/^\/|\/\(|\(\)/.test(value)) return false;
  return value.includes('(T)') ? /\(T\)(?!0{5})\d{5}$/.test(value) : /(?!0{6})\d{6}$/.test(value);
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

const introducerFields = z.object({ ...everyIntroducer, idType, idValue: z.string() });

/** Of each kind of document, what its number must be like. */
function idValue(type: IdType, rule: z.ZodMiniType, message: string) {
  return needs<z.infer<typeof introducerFields>>(
    'idValue',
    (form) => form.idType !== type || !findProblem(rule, form.idValue),
    message,
  );
}

/** One introducer as the form holds it. The message about the id follows the chosen id type. */
export const introducerForm = introducerFields.check(
  idValue('NRC', introducerNrc, says('validation.introducer.nrcWrong')),
  idValue('OLD_NRC', introducerOldNrc, says('validation.introducer.oldNrcMissing')),
  idValue('PASSPORT', introducerPassport, says('validation.introducer.passportMissing')),
);
export type IntroducerForm = z.infer<typeof introducerForm>;

interface Named {
  readonly idType: string;
  readonly idValue: string;
}

/** Nobody introduces themselves. */
export const introducesOneself: MessageKey = 'validation.introducer.oneself';

/** The same document, however it is typed. */
export function isSameDocument(one: Named, other: Named): boolean {
  const written = ({ idValue }: Named) => toAsciiDigits(idValue).trim().toUpperCase();
  return written(one) !== '' && one.idType === other.idType && written(one) === written(other);
}

type Introducer = Pick<IntroducerForm, 'idType' | 'idValue' | 'bankaccount'>;

export const introducedTwice: MessageKey = 'validation.introducer.sameTwice';

/** Two introducers are two people with an account each. */
export function repeatedPart(first: Introducer, second: Introducer): 'idValue' | 'bankaccount' | undefined {
  if (isSameDocument(first, second)) return 'idValue';
  const isSameAccount =
    !findProblem(introducerAccountNumber, first.bankaccount) && first.bankaccount === second.bankaccount;
  return isSameAccount ? 'bankaccount' : undefined;
}
