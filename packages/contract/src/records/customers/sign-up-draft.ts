import * as z from 'zod/mini';
import { newPassword } from '../../rules/access/password.ts';
import { addressCountry, addressText } from '../../rules/customers/address.ts';
import { possibleBirthDate } from '../../rules/customers/birth-date.ts';
import { signUpEmail } from '../../rules/customers/email.ts';
import { nrc, nrcBackSerial } from '../../rules/customers/nrc.ts';
import { oldNrc } from '../../rules/customers/old-nrc.ts';
import { isAfterIssue, passportExpiryDate, passportIssueDate, passportNumber } from '../../rules/customers/passport.ts';
import { fatherName, fullName } from '../../rules/customers/person-name.ts';
import { mobilePhone } from '../../rules/customers/phone.ts';
import { visaCountry, visaExpiryDate, visaNumber, visaPlace, visaType } from '../../rules/customers/visa.ts';
import { gender } from '../../rules/fields/choice.ts';
import { says } from '../../rules/fields/rule.ts';
import { emptyOr, placeCode, textUpTo } from '../fields/field.ts';

/** Street and house number may be left out, and so may the country, there being only one. */
const optionalText = z.optional(addressText);
const optionalCountry = z.optional(emptyOr(addressCountry));
const neededText = addressText.check(z.minLength(1));

/** What the customer may mend by themselves, as long as the bank has not been told of it: no document proves it. */
export const ownDetails = z.object({
  FATHERNAME: fatherName,
  CUR_STATE: placeCode,
  CUR_TOWNSHIP: placeCode,
  CUR_ADDRESS: neededText,
  CUR_HOUSE_NO: optionalText,
  CUR_STREET: optionalText,
  CUR_COUNTRY: optionalCountry,
  PER_STATE: placeCode,
  PER_TOWNSHIP: placeCode,
  PER_ADDRESS: neededText,
  PER_HOUSE_NO: optionalText,
  PER_STREET: optionalText,
  PER_COUNTRY: optionalCountry,
});
export type OwnDetails = z.infer<typeof ownDetails>;

const everyDraft = z.extend(ownDetails, {
  LOGIN_ID: signUpEmail,
  PWD: newPassword,
  USERNAME: fullName,
  MOBILENO: mobilePhone,
  /** The server, which knows today, also refuses who is under age. */
  DOB: possibleBirthDate,
  GENDER: gender,
  isSameAsCurrAddr: z.optional(z.boolean()),
  RECORD_STAT: z.literal('PENDING'),
});

/** Holders of a national card are nationals, so the wire needs nothing else for them. */
const myanmar = z.optional(z.literal('MM'));

const nrcDraft = z.extend(everyDraft, {
  UID_TYPE: z.literal('NRC'),
  UID_VALUE: nrc,
  NRC_BACK_NO: nrcBackSerial,
  COUNTRY: myanmar,
  NATIONALITY: myanmar,
});

const oldNrcDraft = z.extend(everyDraft, {
  UID_TYPE: z.literal('OLD_NRC'),
  UID_VALUE: oldNrc,
  /** Not every old card has one. */
  NRC_BACK_NO: z.optional(textUpTo(20)),
  COUNTRY: myanmar,
  NATIONALITY: myanmar,
});

const passportDraft = z
  .extend(everyDraft, {
    UID_TYPE: z.literal('PASSPORT'),
    UID_VALUE: passportNumber,
    PASSPORT_NUMBER: passportNumber,
    /** The server, which knows today, also refuses an issue in the future and what has expired. */
    PASSPORTISSUEDATE: passportIssueDate,
    PASSPORTEXPIREDATE: passportExpiryDate,
    VISA_TYPE: visaType,
    VISA_ISSUED_PLACE: visaPlace,
    VISA_EXPIRED_DATE: visaExpiryDate,
    VISA_NUMBER: visaNumber,
    COUNTRY: visaCountry,
    NATIONALITY: visaCountry,
  })
  .check(
    z.refine((draft) => draft.UID_VALUE === draft.PASSPORT_NUMBER, {
      path: ['UID_VALUE'],
      error: says('validation.passport.numberWrong'),
    }),
    z.refine((draft) => isAfterIssue(draft.PASSPORTISSUEDATE, draft.PASSPORTEXPIREDATE), {
      path: ['PASSPORTEXPIREDATE'],
      error: says('validation.passport.expiryNotAfterIssue'),
    }),
  );

/** Everything the sign-up wizard collected. */
export const signUpDraft = z.discriminatedUnion('UID_TYPE', [nrcDraft, oldNrcDraft, passportDraft]);
export type SignUpDraft = z.infer<typeof signUpDraft>;
