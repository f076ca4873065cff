import type { SignUpAnswers } from '@taga/contract/journeys/sign-up-answers';
import type { ReadPassportDetails } from '@taga/contract/records/customers/read-passport';
import { formatDate, type Language } from '@taga/i18n';
import { createNote } from '@taga/journey/note';
import { useCatalogs, useLanguage, useText } from '@taga/web/text';
import { signUp } from '../sign-up.ts';
import { compareWithPassport, isOfAnswers, type ReadAnswerName, readAnswers, withReadAnswers } from './read-answers.ts';

/** In memory alone: what was filled in is among the answers, and the photo is gone. */
const lastReading = createNote<ReadPassportDetails | undefined>(undefined);

/** What the passport of this sign-up was read as, if it was photographed. */
export function usePassportReading(): ReadPassportDetails | undefined {
  const details = lastReading.use();
  const { answers } = signUp.useDraft();
  return details && isOfAnswers(answers, details) ? details : undefined;
}

/** Fills in what was read; the answers of the page itself are given back, for its form. */
export function fillIn(details: ReadPassportDetails, before: ReadPassportDetails | undefined): SignUpAnswers {
  lastReading.set(details);
  signUp.changeDraft((draft) => ({ ...draft, answers: withReadAnswers(draft.answers, details, before) }));
  return signUp.getDraft().answers;
}

function writtenDay(day: string, language: Language): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return formatDate({ day: date, month, year }, 'dayMonthYear', language);
}

const [readWords, noWords] = [['passportPhoto'], []] as const;

/** What to say beside a field that the passport answers: that it was read, or that it says something else. */
export function useReadHints(): (name: ReadAnswerName) => string | undefined {
  const text = useText();
  const language = useLanguage();
  const details = usePassportReading();
  const { answers } = signUp.useDraft();
  const hasWords = useCatalogs(details ? readWords : noWords);
  const written: Partial<Record<ReadAnswerName, (read: string) => string>> = {
    expiryDate: (day) => writtenDay(day, language),
    birthDate: (day) => writtenDay(day, language),
    gender: (gender) => text(gender === 'M' ? 'signUp.gender.male' : 'signUp.gender.female'),
  };
  return (name) => {
    if (!details || !hasWords) return undefined;
    const compared = compareWithPassport(name, answers, details);
    if (compared === 'same') return text('passportPhoto.field.read');
    // The name of a country is in a list that is fetched with its field.
    if (compared === undefined || name === 'visaCountry') return undefined;
    const read = readAnswers[name].read(details);
    return text('passportPhoto.field.differs', { read: written[name]?.(read) ?? read });
  };
}
