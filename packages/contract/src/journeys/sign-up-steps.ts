import { currentAddress, permanentAddress } from '../rules/customers/address.ts';
import { birthDate } from '../rules/customers/birth-date.ts';
import { signUpEmail } from '../rules/customers/email.ts';
import { nrcParts } from '../rules/customers/nrc.ts';
import { oldNrc } from '../rules/customers/old-nrc.ts';
import { fatherName, fullName } from '../rules/customers/person-name.ts';
import { mobilePhone } from '../rules/customers/phone.ts';
import { typedDate } from '../rules/fields/calendar-date.ts';
import { gender } from '../rules/fields/choice.ts';
import type { MessageKey } from '../rules/fields/message-keys.ts';
import { findProblem, findProblems } from '../rules/fields/rule.ts';
import type { FieldPath, Problems, Step } from './journey.ts';
import { passportProblems } from './passport-problems.ts';
import { type Address, identityNumber } from './person-answers.ts';
import type { SignUpStep } from './sign-up.ts';
import type { SignUpAnswers } from './sign-up-answers.ts';
import { signUpOutline } from './sign-up-outline.ts';

/** What is reference data: which places, cards and countries there are. */
export interface Existing {
  readonly isTownshipOf: (state: string, township: string) => boolean;
  /** Spelt as the list of prefixes spells it, so that one card has one number. */
  readonly isNrc: (number: string) => boolean;
  readonly isCountry: (code: string) => boolean;
}

/** For the browser: its lists offer nothing else, and all of them at once would be much to fetch. */
const asOffered: Existing = { isTownshipOf: () => true, isNrc: () => true, isCountry: () => true };

type Question = Pick<Step<SignUpAnswers>, 'fields' | 'check'>;

/** Leaves out what is in order. */
function found(problems: { [Path in FieldPath<SignUpAnswers>]?: MessageKey | undefined }): Problems<SignUpAnswers> {
  return Object.fromEntries(Object.entries(problems).filter(([, key]) => key !== undefined));
}

/** Leaves out what is in order, and names the rest as parts of one answer. */
function partsOf(answer: 'passport', problems: Readonly<Record<string, MessageKey | undefined>>) {
  return found(Object.fromEntries(Object.entries(problems).map(([part, key]) => [`${answer}.${part}`, key])));
}

function nrcProblems(answers: SignUpAnswers, { isNrc }: Existing): Problems<SignUpAnswers> {
  const wrong = Object.entries(findProblems(nrcParts, answers.nrc)).map(([part, key]) => [`nrc.${part}`, key]);
  const isUnknown = wrong.length === 0 && !isNrc(identityNumber(answers));
  return isUnknown ? { 'nrc.township': 'validation.nrc.townshipMissing' } : Object.fromEntries(wrong);
}

/** One message for each block, whatever of it is missing. A copy is not told of twice: what mends the one mends it. */
function addressProblems({ addresses }: SignUpAnswers, { isTownshipOf }: Existing): Problems<SignUpAnswers> {
  const { current, permanent, isSame } = addresses;
  const isKnown = ({ state, township }: Address) => !state || !township || isTownshipOf(state, township);
  const ofCurrent = found({
    'addresses.current': findProblem(currentAddress, current),
    'addresses.current.township': isKnown(current) ? undefined : 'validation.address.currentMissing',
  });
  if (isSame && isSameAddress(current, permanent)) return ofCurrent;
  return found({
    ...ofCurrent,
    'addresses.permanent': findProblem(permanentAddress, permanent),
    'addresses.permanent.township': isKnown(permanent) ? undefined : 'validation.address.permanentMissing',
  });
}

function isSameAddress(one: Address, other: Address): boolean {
  return (Object.keys(one) as (keyof Address)[]).every((part) => one[part] === other[part]);
}

/** What each step asks, for the steps that ask something which is kept. */
function questionsOf(existing: Existing): { readonly [Name in SignUpStep]?: Question } {
  return {
    name: {
      fields: ['name'],
      check: ({ name }) =>
        found({
          'name.fullName': findProblem(fullName, name.fullName),
          'name.fatherName': findProblem(fatherName, name.fatherName),
        }),
    },
    nrc: {
      // The answers of all three documents are kept, so that a change of mind loses nothing.
      fields: ['idType', 'nrc', 'oldNrc', 'passport'],
      check(answers, today) {
        if (answers.idType === 'NRC') return nrcProblems(answers, existing);
        if (answers.idType === 'PASSPORT') {
          return partsOf('passport', passportProblems(answers.passport, today, existing.isCountry));
        }
        return found({ 'oldNrc.oldNumber': findProblem(oldNrc, answers.oldNrc.oldNumber) });
      },
    },
    gender: {
      fields: ['gender'],
      check: (answers) => found({ 'gender.gender': findProblem(gender, answers.gender.gender) }),
    },
    dob: {
      fields: ['birthDate'],
      check: (answers, today) =>
        found({ 'birthDate.birthDate': findProblem(birthDate(today), typedDate(answers.birthDate.birthDate)) }),
    },
    'personal-info': {
      fields: ['addresses'],
      check: (answers) => addressProblems(answers, existing),
    },
    credential: {
      fields: ['contact'],
      check: ({ contact: { phone, email } }) =>
        found({ 'contact.phone': findProblem(mobilePhone, phone), 'contact.email': findProblem(signUpEmail, email) }),
    },
  };
}

const nothing: Question = { fields: [], check: () => ({}) };

/** The steps with what they ask. The server says what exists; the browser takes what its lists offered. */
export function checkedSignUp(existing = asOffered): readonly Step<SignUpAnswers, SignUpStep>[] {
  const questions = questionsOf(existing);
  return signUpOutline.map((place) => ({ ...place, ...(questions[place.name] ?? nothing) }));
}
