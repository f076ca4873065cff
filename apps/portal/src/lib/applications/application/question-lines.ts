import type { AccountOpeningStep } from '@taga/contract/journeys/account-opening/outline';
import { questionNamed, questionNames } from '@taga/contract/journeys/account-opening/questions';
import type { ApplicationRecord } from '@taga/contract/records/applications/application';
import { dateOf, type Line, type Reading } from '../../customers/profile/profile-rows.ts';

/** What was answered to the questions of one field that a step asks. */
export function questionLines(
  step: AccountOpeningStep,
  application: ApplicationRecord,
  { text, language }: Pick<Reading, 'text' | 'language'>,
): Line[] {
  const values = application as Readonly<Record<string, unknown>>;
  return questionNames
    .filter((name) => questionNamed[name].step === step)
    .map((name) => {
      const { field, input } = questionNamed[name];
      const value = values[field] as string | null | undefined;
      return [text(`questions.${name}.label`), input === 'date' ? dateOf(value, language) : value];
    });
}
