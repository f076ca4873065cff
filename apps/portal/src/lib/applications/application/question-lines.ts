import type { AccountOpeningStep } from '@taga/contract/journeys/account-opening/outline';
import { questionNamed, questionNames } from '@taga/contract/journeys/account-opening/questions';
import type { ApplicationRecord } from '@taga/contract/records/applications/application';
import { dateOf, type Line, type Reading } from '../../customers/profile/profile-rows.ts';

/** What was answered to the questions of one field that a step asks: days as the reader writes them, words as they are. */
export function questionLines(
  step: AccountOpeningStep,
  application: ApplicationRecord,
  { text, language }: Pick<Reading, 'text' | 'language'>,
): Line[] {
  const values = application as Readonly<Record<string, string | null | undefined>>;
  return questionNames
    .filter((name) => questionNamed[name].step === step)
    .map((name) => [text(`questions.${name}.label`), dateOf(values[questionNamed[name].field], language)]);
}
