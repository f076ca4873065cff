import { wordsOf } from '@taga/i18n/burmese-words';

/** What stands between two spaces, as the words a line may be divided at; the space belongs to the last of them. */
export type Phrase = readonly string[];

/** Burmese puts spaces between phrases, not between words, and reads best when lines end there. */
export function phrasesOf(text: string): Phrase[] {
  const phrases: string[][] = [[]];
  for (const word of wordsOf(text)) {
    phrases.at(-1)?.push(word);
    if (word.endsWith(' ')) phrases.push([]);
  }
  return phrases.filter(({ length }) => length > 0);
}
