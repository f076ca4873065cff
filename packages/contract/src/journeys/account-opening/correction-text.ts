import type { CorrectionItem } from './corrections.ts';
import { type QuestionItem, type QuestionName, questionNamed, questionNames } from './questions.ts';

type CorrectionText =
  | `messages.correction.${Exclude<CorrectionItem, QuestionItem>}`
  | `questions.${QuestionName}.correction`;

/** What an item is called, by its id in the catalogs. */
export function correctionText(item: CorrectionItem): CorrectionText {
  const question = questionNames.find((name) => questionNamed[name].item === item);
  return question ? `questions.${question}.correction` : (`messages.correction.${item}` as CorrectionText);
}
