import { passportDates, passportNumber } from '../rules/customers/passport.ts';
import { futureVisaExpiry, visaCountry, visaNumber, visaPlace, visaType } from '../rules/customers/visa.ts';
import { type CalendarDate, typedDate } from '../rules/fields/calendar-date.ts';
import type { MessageKey } from '../rules/fields/message-keys.ts';
import { findProblem, findProblems } from '../rules/fields/rule.ts';
import type { PassportAnswers } from './person-answers.ts';

/** What is wrong with a passport and its visa, no matter who asks for it. What is in order is undefined. */
export function passportProblems(
  passport: PassportAnswers,
  today: CalendarDate,
  isCountry: (code: string) => boolean,
): Readonly<Record<keyof PassportAnswers, MessageKey | undefined>> {
  const countryProblem = findProblem(visaCountry, passport.visaCountry);
  const isUnknown = !countryProblem && !isCountry(passport.visaCountry);
  const { issueDate, expiryDate } = findProblems(passportDates(today), {
    issueDate: typedDate(passport.issueDate),
    expiryDate: typedDate(passport.expiryDate),
  });
  return {
    passportNumber: findProblem(passportNumber, passport.passportNumber),
    issueDate,
    expiryDate,
    visaType: findProblem(visaType, passport.visaType),
    visaCountry: isUnknown ? 'validation.visa.countryMissing' : countryProblem,
    visaPlace: findProblem(visaPlace, passport.visaPlace),
    visaNumber: findProblem(visaNumber, passport.visaNumber),
    visaExpiry: findProblem(futureVisaExpiry(today), typedDate(passport.visaExpiry)),
  };
}
