import { incomeForm, requestedAmount } from '../../rules/applications/card-amount.ts';
import { cardDocuments } from '../../rules/applications/card-documents.ts';
import {
  cardApplicantForm,
  cardholderCount,
  cardholderForm,
  guarantorCount,
  guarantorForm,
} from '../../rules/applications/card-people.ts';
import { employeeReference } from '../../rules/applications/employee-reference.ts';
import { currentAddress, permanentAddress } from '../../rules/customers/address.ts';
import { birthDate } from '../../rules/customers/birth-date.ts';
import { nrcNumberParts } from '../../rules/customers/nrc.ts';
import { type CalendarDate, typedDate } from '../../rules/fields/calendar-date.ts';
import type { MessageKey } from '../../rules/fields/message-keys.ts';
import { findProblem, findProblems } from '../../rules/fields/rule.ts';
import type { Step } from '../journey.ts';
import { passportProblems } from '../passport-problems.ts';
import type { Existing } from '../sign-up-steps.ts';
import type { CardAddress, CardAnswers, CardholderAnswers } from './answers.ts';

/** In the order the page shows them. The last asks for a yes, which is that it is submitted. */
export const cardSections = [
  'applicant',
  'income',
  'amount',
  'addresses',
  'documents',
  'guarantors',
  'supplementary',
  'employee',
  'review',
] as const;
export type CardSection = (typeof cardSections)[number];

/** For the browser: its lists offer nothing else. */
const asOffered: Existing = { isTownshipOf: () => true, isNrc: () => true, isCountry: () => true };

/** By path: `income.monthlySalary`, `guarantors`, `guarantors.0.name`, `supplementary.1.passport.visaType`. */
export type CardProblems = Readonly<Record<string, MessageKey>>;
type Finding = readonly (readonly [path: string, key: MessageKey | undefined])[];

function found(...findings: Finding): CardProblems {
  const wrong = findings.filter((finding): finding is [string, MessageKey] => finding[1] !== undefined);
  return Object.fromEntries(wrong);
}

/** The problems of a part, by the path of the whole. */
function within(path: string, problems: Readonly<Record<string, MessageKey | undefined>>): CardProblems {
  return found(...Object.entries(problems).map(([part, key]) => [`${path}.${part}`, key] as const));
}

function addressProblems({ addresses }: CardAnswers, { isTownshipOf }: Existing): CardProblems {
  const { current, permanent, isSame } = addresses;
  const isUnknown = ({ state, township }: CardAddress) => state && township && !isTownshipOf(state, township);
  const ofCurrent = found(
    ['addresses.current', findProblem(currentAddress, current)],
    ['addresses.current.township', isUnknown(current) ? 'validation.address.currentMissing' : undefined],
  );
  // A copy is not told of twice: what mends the one mends it.
  if (isSame) return ofCurrent;
  return {
    ...ofCurrent,
    ...found(
      ['addresses.permanent', findProblem(permanentAddress, permanent)],
      ['addresses.permanent.township', isUnknown(permanent) ? 'validation.address.permanentMissing' : undefined],
    ),
  };
}

function guarantorProblems({ guarantors }: CardAnswers): CardProblems {
  const each = guarantors.map((guarantor, place) =>
    within(`guarantors.${place}`, findProblems(guarantorForm, guarantor)),
  );
  return Object.assign(found(['guarantors', findProblem(guarantorCount, guarantors)]), ...each);
}

/** As printed on the card, for the list of prefixes to be looked at. */
export function nrcOfCardholder({ nrc: { state, township, type, number } }: CardholderAnswers): string {
  return `${state}/${township}(${type})${number}`;
}

function documentProblems(cardholder: CardholderAnswers, today: CalendarDate, existing: Existing): CardProblems {
  if (cardholder.idType === 'PASSPORT') {
    return within('passport', passportProblems(cardholder.passport, today, existing.isCountry));
  }
  const wrong = within('nrc', findProblems(nrcNumberParts, cardholder.nrc));
  const isUnknown = Object.keys(wrong).length === 0 && !existing.isNrc(nrcOfCardholder(cardholder));
  return isUnknown ? { 'nrc.township': 'validation.nrc.townshipMissing' } : wrong;
}

function cardholderProblems({ supplementary }: CardAnswers, today: CalendarDate, existing: Existing): CardProblems {
  const each = supplementary.map((cardholder, place) =>
    within(`supplementary.${place}`, {
      ...findProblems(cardholderForm, cardholder),
      ...found(['birthDate', findProblem(birthDate(today), typedDate(cardholder.birthDate))]),
      ...documentProblems(cardholder, today, existing),
    }),
  );
  return Object.assign(found(['supplementary', findProblem(cardholderCount, supplementary)]), ...each);
}

type Question = Pick<Step<CardAnswers>, 'fields' | 'check'>;

function questionsOf(existing: Existing): Readonly<Record<CardSection, Question>> {
  return {
    applicant: {
      fields: ['applicant'],
      check: ({ applicant }) => within('applicant', findProblems(cardApplicantForm, applicant)),
    },
    income: { fields: ['income'], check: ({ income }) => within('income', findProblems(incomeForm, income)) },
    amount: {
      fields: ['amount'],
      check: ({ amount }) => found(['amount.requested', findProblem(requestedAmount, amount.requested)]),
    },
    addresses: { fields: ['addresses'], check: (answers) => addressProblems(answers, existing) },
    // Files are sent and taken out by calls of their own, so nothing of this section is saved with it.
    documents: {
      fields: [],
      check: ({ documents, idType }) => found(['documents', findProblem(cardDocuments(idType), documents)]),
    },
    guarantors: { fields: ['guarantors'], check: guarantorProblems },
    supplementary: {
      fields: ['supplementary'],
      check: (answers, today) => cardholderProblems(answers, today, existing),
    },
    employee: {
      fields: ['employee'],
      check: ({ employee: { staffId } }) =>
        found(['employee.staffId', staffId ? findProblem(employeeReference, staffId) : undefined]),
    },
    review: { fields: [], check: () => ({}) },
  };
}

/** The sections with what they ask. The server says what exists; the browser takes what its lists offered. */
export function checkedCardApplication(existing = asOffered): readonly Step<CardAnswers, CardSection>[] {
  const questions = questionsOf(existing);
  return cardSections.map((name, place) => ({ name, savedNumber: place, ...questions[name] }));
}
