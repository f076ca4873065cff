import type { Language } from './languages.ts';
import { noBreakSpace } from './line-marks.ts';

const words = {
  en: { separator: ', ', and: ' and ', or: ' or ' },
  mm: { separator: '၊ ', and: `${noBreakSpace}နှင့် `, or: ' သို့မဟုတ် ' },
} as const satisfies Record<Language, object>;

/** `A, B and C`, or `A, B or C`, as the language writes it. */
export function formatList(items: readonly string[], language: Language, kind: 'and' | 'or' = 'and'): string {
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  return items.slice(0, -1).join(words[language].separator) + words[language][kind] + last;
}
