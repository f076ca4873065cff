import type { ReasonCatalogue } from '@taga/contract/records/desk/cases';
import { languages, withoutLineMarks } from '@taga/i18n';

type Words = ReasonCatalogue[number]['words'];

const plain = (text: string) => withoutLineMarks(text).normalize('NFC').toLowerCase();

/**
 * Of the catalogue what says every word that was typed: in its category, in the reason or in the advice, and in
 * whichever language, as staff think of a sentence in the one and read the desk in the other.
 */
export function findReasons(categories: ReasonCatalogue, typed: string): ReasonCatalogue {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const saysAll = (...texts: readonly Words[]) => {
    const said = plain(texts.flatMap((words) => languages.map((language) => words[language])).join(' '));
    return wanted.every((word) => said.includes(word));
  };
  return categories.flatMap((category) => {
    const reasons = category.reasons.flatMap((reason) => {
      const descriptions = reason.descriptions.filter(({ content }) =>
        saysAll(category.words, reason.message, content),
      );
      return descriptions.length > 0 ? [{ ...reason, descriptions }] : [];
    });
    return reasons.length > 0 ? [{ ...category, reasons }] : [];
  });
}
