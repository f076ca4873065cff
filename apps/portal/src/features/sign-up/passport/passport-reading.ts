import type { SignUpAnswers } from '@taga/contract/journeys/sign-up-answers';
import type { ReadPassportDetails } from '@taga/contract/records/customers/read-passport';
import type { Language } from '@taga/i18n';
import { createNote } from '@taga/journey/note';
import { useLanguage, useText } from '@taga/web/text';
import { signUp } from '../sign-up.ts';
import type { ReadAnswerName } from './read-answers.ts';

interface HintContext {
  readonly answers: SignUpAnswers;
  readonly text: ReturnType<typeof useText>;
  readonly language: Language;
}

/** A passport that was read. All that is said of it comes with the camera, which few need. */
export interface PassportReading {
  readonly details: ReadPassportDetails;
  /** What to say beside a field that the passport answers: that it was read, or that it says something else. */
  hintOf(name: ReadAnswerName, context: HintContext): string | undefined;
}

/** In memory alone: what was filled in is among the answers, and the photo is gone. */
export const lastReading = createNote<PassportReading | undefined>(undefined);

export function useReadHints(): (name: ReadAnswerName) => string | undefined {
  const context = { text: useText(), language: useLanguage(), answers: signUp.useDraft().answers };
  const reading = lastReading.use();
  return (name) => reading?.hintOf(name, context);
}
