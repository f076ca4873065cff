import * as z from 'zod/mini';
import { addressMaxCharacters, visaNumberMaxCharacters } from '../constants.ts';
import { type CalendarDate, givenDate } from './calendar-date.ts';
import { asciiDigits } from './digits.ts';
import { says } from './rule.ts';

export const visaTypes = ['D', 'O', 'B', 'E', 'P'] as const;
export const visaType = z.enum(visaTypes, says('validation.visa.typeMissing'));

/** The holder's country. Nobody needs a visa for their own, so Myanmar is not among the choices. */
export const visaCountry = z
  .string(says('validation.visa.countryMissing'))
  .check(z.regex(/^(?!MM$)[A-Z]{2}$/, says('validation.visa.countryMissing')));

export const visaPlace = z
  .string(says('validation.visa.placeMissing'))
  .check(
    z.trim(),
    z.toUpperCase(),
    z.minLength(1, says('validation.visa.placeMissing')),
    z.maxLength(addressMaxCharacters, says('validation.address.tooLong')),
    z.regex(/^[ -~]*$/, says('validation.address.latinOnly')),
  );

export const visaNumber = z
  .string(says('validation.visa.numberMissing'))
  .check(
    z.trim(),
    asciiDigits(),
    z.toUpperCase(),
    z.minLength(1, says('validation.visa.numberMissing')),
    z.maxLength(visaNumberMaxCharacters, says('validation.visa.numberTooLong')),
    z.regex(/^[ -~]*$/, says('validation.address.latinOnly')),
  );

export const visaExpiryDate = givenDate('validation.visa.expiryMissing');

export function futureVisaExpiry(today: CalendarDate) {
  return visaExpiryDate.check(z.refine((date) => date > today, says('validation.visa.expiryNotInFuture')));
}
