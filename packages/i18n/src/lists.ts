import { type Language, languageDefinition } from './languages.ts';

/** `A, B and C`, or `A, B or C`, as the language writes it. */
export function formatList(items: readonly string[], language: Language, kind: 'and' | 'or' = 'and'): string {
  const { punctuation } = languageDefinition(language);
  const last = items.at(-1);
  if (last === undefined || items.length === 1) return last ?? '';
  return items.slice(0, -1).join(punctuation.listSeparator) + punctuation[kind] + last;
}

/** `A, B, C`: no word before the last. */
export function joinList(items: readonly string[], language: Language): string {
  return items.join(languageDefinition(language).punctuation.listSeparator);
}
