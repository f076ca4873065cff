import { type CalendarDate, typedDate } from '../rules/calendar-date.ts';
import type { MessageKey } from '../rules/message-keys.ts';
import { passportDates, passportNumber } from '../rules/passport.ts';
import { findProblem, findProblems } from '../rules/rule.ts';
import { futureVisaExpiry, visaCountry, visaNumber, visaPlace, visaType } from '../rules/visa.ts';
import type { PassportAnswers } from './person-answers.ts';

/** What is wrong with a passport and its visa, whoever asks for it. What is in order is undefined. */
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
