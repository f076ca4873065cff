import * as z from 'zod/mini';
import { addressMaxCharacters, visaNumberMaxCharacters } from '../../constants.ts';
import { type CalendarDate, givenDate } from '../fields/calendar-date.ts';
import { says } from '../fields/rule.ts';
import { writeLatin } from '../fields/typing.ts';

export const visaTypes = ['D', 'O', 'B', 'E', 'P'] as const;
export const visaType = z.enum(visaTypes, says('validation.visa.typeMissing'));

/** The holder's country. Nobody needs a visa for their own, so Myanmar is not among the choices. */
export const visaCountry = z
  .string(says('validation.visa.countryMissing'))
  .check(z.regex(/^(?!MM$)[A-Z]{2}$/, says('validation.visa.countryMissing')));

export const visaPlace = z
  .string(says('validation.visa.placeMissing'))
  .check(
    z.overwrite(writeLatin),
    z.trim(),
    z.minLength(1, says('validation.visa.placeMissing')),
    z.regex(/^[ -~]*$/, says('validation.visa.latinOnly')),
    z.maxLength(addressMaxCharacters, says('validation.visa.placeTooLong')),
  );

export const visaNumber = z
  .string(says('validation.visa.numberMissing'))
  .check(
    z.overwrite(writeLatin),
    z.trim(),
    z.minLength(1, says('validation.visa.numberMissing')),
    z.regex(/^[ -~]*$/, says('validation.visa.latinOnly')),
    z.maxLength(visaNumberMaxCharacters, says('validation.visa.numberTooLong')),
  );

export const visaExpiryDate = givenDate('validation.visa.expiryMissing');

export function futureVisaExpiry(today: CalendarDate) {
  return visaExpiryDate.check(z.refine((date) => date > today, says('validation.visa.expiryNotInFuture')));
}
