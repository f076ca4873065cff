import type { SignUpAnswers } from '@taga/contract/journeys/sign-up-answers';
import type { ReadPassportDetails } from '@taga/contract/records/customers/read-passport';
import { formatDate, type Language } from '@taga/i18n';
import { signUp } from '../sign-up.ts';
import { lastReading, type PassportReading } from './passport-reading.ts';
import { compareWithPassport, isOfAnswers, readAnswers, withReadAnswers } from './read-answers.ts';

function writtenDay(day: string, language: Language): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return formatDate({ day: date, month, year }, 'dayMonthYear', language);
}

const readingOf = (details: ReadPassportDetails): PassportReading => ({
  details,
  hintOf(name, { answers, text, language }) {
    const compared = isOfAnswers(answers, details) ? compareWithPassport(name, answers, details) : undefined;
    if (compared === 'same') return text('passportPhoto.field.read');
    // The name of a country is in a list that is fetched with its field.
    if (compared === undefined || name === 'visaCountry') return undefined;
    const read = readAnswers[name].read(details);
    const isDay = name === 'expiryDate' || name === 'birthDate';
    const genders = { M: 'signUp.gender.male', F: 'signUp.gender.female' } as const;
    const written = name === 'gender' ? text(genders[read as 'M' | 'F']) : read;
    return text('passportPhoto.field.differs', { read: isDay ? writtenDay(read, language) : written });
  },
});

/** What the passport of this sign-up was read as, if it was photographed. */
export function useReadDetails(): ReadPassportDetails | undefined {
  const details = lastReading.use()?.details;
  const { answers } = signUp.useDraft();
  return details && isOfAnswers(answers, details) ? details : undefined;
}

/** Fills in what was read; the answers are given back, for the form of the page. */
export function fillIn(details: ReadPassportDetails, before: ReadPassportDetails | undefined): SignUpAnswers {
  lastReading.set(readingOf(details));
  signUp.changeDraft((draft) => ({ ...draft, answers: withReadAnswers(draft.answers, details, before) }));
  return signUp.getDraft().answers;
}
