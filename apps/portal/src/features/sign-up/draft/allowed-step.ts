import type { SignUpStep } from '@taga/contract/journeys/sign-up';
import type { CalendarDate } from '@taga/contract/rules/calendar-date';
import type { Answers } from './answers.ts';
import {
  checkAddresses,
  checkBirthDate,
  checkContact,
  checkGender,
  checkName,
  checkNrc,
  checkOldNrc,
  checkPassport,
} from './check-answers.ts';
import { type Draft, nearest } from './draft.ts';

const isEmpty = (problems: object) => Object.keys(problems).length === 0;

function isIdentityGiven(answers: Answers, today: CalendarDate): boolean {
  if (answers.idType === 'NRC') return isEmpty(checkNrc(answers.nrc));
  if (answers.idType === 'OLD_NRC') return isEmpty(checkOldNrc(answers.oldNrc));
  return isEmpty(checkPassport(answers.passport, today));
}

function firstUnanswered(answers: Answers, today: CalendarDate): SignUpStep {
  if (!isEmpty(checkName(answers.name))) return 'name';
  if (!isIdentityGiven(answers, today)) return 'nrc';
  if (!isEmpty(checkGender(answers.gender))) return 'gender';
  if (!isEmpty(checkBirthDate(answers.birthDate, today))) return 'dob';
  if (!isEmpty(checkAddresses(answers.addresses))) return 'personal-info';
  return isEmpty(checkContact(answers.contact)) ? 'create-password' : 'credential';
}

/**
 * The furthest step that may be opened: the saved one, unless an answer before it is missing or no
 * longer right. Once the server has taken the sign-up its answers are no longer looked at.
 */
export function allowedStep({ step, answers, registration }: Draft, today: CalendarDate): SignUpStep {
  if (registration) return step;
  // Opening a name is free: it is the first question.
  const reached = step === 'get-started' ? 'name' : step;
  return nearest(reached, firstUnanswered(answers, today));
}
