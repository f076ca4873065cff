import { defaultLanguage, type Language, languageDefinition, languages } from './languages.ts';

const letters = { Latn: /\p{Script=Latin}/gu, Mymr: /\p{Script=Myanmar}/gu } as const;

/** A name, a number or an address in another script may stand in a sentence; a sentence is more than that. */
const leastShare = 1 / 5;

/** Whether a reader of the language finds their own words in a text. One without any letters is for everybody. */
export function isWrittenIn(language: Language, text: string): boolean {
  const all = text.match(/[\p{Letter}\p{Mark}]/gu)?.length ?? 0;
  const own = text.match(letters[languageDefinition(language).script])?.length ?? 0;
  return own >= all * leastShare;
}

/** In which language a text was written, as far as its letters tell. */
export function languageOf(text: string): Language {
  return languages.find((language) => isWrittenIn(language, text)) ?? defaultLanguage;
}
