import { dictionary } from '@zxcvbn-ts/language-common';

/** What lists made elsewhere leave out and people here think of first. */
const localWords = [
  'taga',
  'tagabank',
  'myanmar',
  'burma',
  'yangon',
  'rangoon',
  'mandalay',
  'naypyitaw',
  'bagan',
  'shwedagon',
  'mingalaba',
  'mingalabar',
  'mingalarpar',
  'kyat',
  'aungsan',
  'chitthu',
  'chitdaal',
  'chittal',
];

const common: ReadonlySet<string> = new Set([...dictionary['passwords-common'], ...localWords]);

const lettersOfLookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** `P@ssw0rd` is `password` to everybody who guesses. */
function withoutLookalikes(text: string): string {
  return text.replace(/[013457@$!]/g, (character) => lettersOfLookalikes[character] ?? character);
}

/** A year, a few digits, an exclamation mark: what is put behind a word to please a rule. */
const usualEnding = /[\d\W_]{1,4}$/;

/** Whether guessers try it early: known from leaks as it is, in other letters, or with a usual ending. */
export function isTooCommon(password: string): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  const word = lower.replace(usualEnding, '');
  return [lower, word].some((text) => common.has(text) || common.has(withoutLookalikes(text)));
}
