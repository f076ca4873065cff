import type { SignUpAnswers } from '@taga/contract/journeys/sign-up-answers';
import type { ReadPassportDetails } from '@taga/contract/records/customers/read-passport';
import { type DateParts, dateOf, partsOfDate } from '@taga/contract/rules/fields/calendar-date';

interface ReadAnswer {
  /** Empty where the passport does not say it. */
  read(details: ReadPassportDetails): string;
  typed(answers: SignUpAnswers): string;
  fillIn(answers: SignUpAnswers, read: string): Partial<SignUpAnswers>;
}

/** Part of a day stays, too. */
const typedDay = (parts: DateParts) => dateOf(parts) || Object.values(parts).join('');

/** Which answers a passport gives, and where they stand. */
export const readAnswers = {
  fullName: {
    read: ({ USERNAME }) => USERNAME,
    typed: ({ name }) => name.fullName.trim(),
    fillIn: ({ name }, fullName) => ({ name: { ...name, fullName } }),
  },
  passportNumber: {
    read: ({ PASSPORT_NUMBER }) => PASSPORT_NUMBER,
    typed: ({ passport }) => passport.passportNumber,
    fillIn: ({ passport }, passportNumber) => ({ passport: { ...passport, passportNumber } }),
  },
  expiryDate: {
    read: ({ PASSPORTEXPIREDATE }) => PASSPORTEXPIREDATE,
    typed: ({ passport }) => typedDay(passport.expiryDate),
    fillIn: ({ passport }, day) => ({ passport: { ...passport, expiryDate: partsOfDate(day) } }),
  },
  visaCountry: {
    // Nobody needs a visa for their own country: Myanmar is no choice.
    read: ({ COUNTRY, NATIONALITY }) => [COUNTRY, NATIONALITY].find((code) => code && code !== 'MM') ?? '',
    typed: ({ passport }) => passport.visaCountry,
    fillIn: ({ passport }, visaCountry) => ({ passport: { ...passport, visaCountry } }),
  },
  gender: {
    read: ({ GENDER }) => GENDER,
    typed: ({ gender }) => gender.gender,
    fillIn: (_, gender) => ({ gender: { gender } }),
  },
  birthDate: {
    read: ({ DOB }) => DOB,
    typed: ({ birthDate }) => typedDay(birthDate.birthDate),
    fillIn: (_, day) => ({ birthDate: { birthDate: partsOfDate(day) } }),
  },
} as const satisfies Readonly<Record<string, ReadAnswer>>;

export type ReadAnswerName = keyof typeof readAnswers;

const all: readonly ReadAnswer[] = Object.values(readAnswers);

/** The words of a name may stand in another order: passports put the family name first, people do not. */
const wordsOf = (value: string) => value.toUpperCase().split(/\s+/).sort().join(' ');

/** How an answer stands to the passport; nothing where there is nothing to compare. */
export function compareWithPassport(
  name: ReadAnswerName,
  answers: SignUpAnswers,
  details: ReadPassportDetails,
): 'same' | 'differs' | undefined {
  const [read, typed] = [readAnswers[name].read(details), readAnswers[name].typed(answers)];
  if (read === '' || typed === '') return undefined;
  return wordsOf(read) === wordsOf(typed) ? 'same' : 'differs';
}

/** What is typed stays: only what is empty, or was read from the photo before, is filled in. */
export function withReadAnswers(
  answers: SignUpAnswers,
  details: ReadPassportDetails,
  before: ReadPassportDetails | undefined,
): SignUpAnswers {
  const isOpen = (answer: ReadAnswer) => [before ? answer.read(before) : '', ''].includes(answer.typed(answers));
  let filled: SignUpAnswers = { ...answers, idType: 'PASSPORT' };
  for (const answer of all) {
    const read = answer.read(details);
    if (read !== '' && isOpen(answer)) filled = { ...filled, ...answer.fillIn(filled, read) };
  }
  return filled;
}

/** Whether anything that was read is still among the answers. Who starts again on the same phone is somebody else. */
export function isOfAnswers(answers: SignUpAnswers, details: ReadPassportDetails): boolean {
  return all.some((answer) => answer.read(details) !== '' && answer.read(details) === answer.typed(answers));
}
