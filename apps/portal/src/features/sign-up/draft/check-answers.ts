import { currentAddress, permanentAddress } from '@taga/contract/rules/address';
import { birthDate } from '@taga/contract/rules/birth-date';
import type { CalendarDate } from '@taga/contract/rules/calendar-date';
import { gender } from '@taga/contract/rules/choice';
import { signUpEmail } from '@taga/contract/rules/email';
import type { MessageKey } from '@taga/contract/rules/message-keys';
import { nrcParts } from '@taga/contract/rules/nrc';
import { oldNrc } from '@taga/contract/rules/old-nrc';
import { isAfterIssue, passportNumber } from '@taga/contract/rules/passport';
import { fatherName, fullName } from '@taga/contract/rules/person-name';
import { mobilePhone } from '@taga/contract/rules/phone';
import { findProblem, findProblems } from '@taga/contract/rules/rule';
import { futureVisaExpiry, visaCountry, visaNumber, visaPlace, visaType } from '@taga/contract/rules/visa';
import { dateOf } from '@taga/web/fields';
import type { Problems } from '@taga/web/form';
import type {
  Addresses,
  BirthDateAnswers,
  ContactAnswers,
  GenderAnswers,
  NameAnswers,
  NrcAnswers,
  OldNrcAnswers,
  PassportAnswers,
} from './answers.ts';

/** Leaves out what is in order. */
function found<Values>(problems: { [Name in keyof Values & string]?: MessageKey | undefined }): Problems<Values> {
  return Object.fromEntries(Object.entries(problems).filter(([, key]) => key !== undefined)) as Problems<Values>;
}

export function checkName(name: NameAnswers): Problems<NameAnswers> {
  return found<NameAnswers>({
    fullName: findProblem(fullName, name.fullName),
    fatherName: findProblem(fatherName, name.fatherName),
  });
}

export function checkNrc(nrc: NrcAnswers): Problems<NrcAnswers> {
  return findProblems(nrcParts, nrc);
}

export function checkOldNrc({ oldNumber }: OldNrcAnswers): Problems<OldNrcAnswers> {
  return found<OldNrcAnswers>({ oldNumber: findProblem(oldNrc, oldNumber) });
}

function findExpiryProblem({ issueDate, expiryDate }: PassportAnswers): MessageKey | undefined {
  const [issued, expires] = [dateOf(issueDate), dateOf(expiryDate)];
  if (!expires) return 'validation.passport.expiryDateMissing';
  return isAfterIssue(issued, expires) ? undefined : 'validation.passport.expiryNotAfterIssue';
}

export function checkPassport(passport: PassportAnswers, today: CalendarDate): Problems<PassportAnswers> {
  return found<PassportAnswers>({
    passportNumber: findProblem(passportNumber, passport.passportNumber),
    issueDate: dateOf(passport.issueDate) ? undefined : 'validation.passport.issueDateMissing',
    expiryDate: findExpiryProblem(passport),
    visaType: findProblem(visaType, passport.visaType),
    visaCountry: findProblem(visaCountry, passport.visaCountry),
    visaPlace: findProblem(visaPlace, passport.visaPlace),
    visaNumber: findProblem(visaNumber, passport.visaNumber),
    visaExpiry: findProblem(futureVisaExpiry(today), dateOf(passport.visaExpiry)),
  });
}

export function checkGender(answers: GenderAnswers): Problems<GenderAnswers> {
  return found<GenderAnswers>({ gender: findProblem(gender, answers.gender) });
}

export function checkBirthDate(answers: BirthDateAnswers, today: CalendarDate): Problems<BirthDateAnswers> {
  return found<BirthDateAnswers>({ birthDate: findProblem(birthDate(today), dateOf(answers.birthDate)) });
}

/** One message for each block, whatever of it is missing. */
export function checkAddresses({ current, permanent }: Addresses): Problems<Addresses> {
  return found<Addresses>({
    current: findProblem(currentAddress, current),
    permanent: findProblem(permanentAddress, permanent),
  });
}

export function checkContact({ phone, email }: ContactAnswers): Problems<ContactAnswers> {
  return found<ContactAnswers>({ phone: findProblem(mobilePhone, phone), email: findProblem(signUpEmail, email) });
}
