import { toBaseLetters } from '@taga/contract/rules/fields/latin-letters';
import { burmeseSyllables } from './burmese-syllables.ts';
import { latinSyllables } from './latin-syllables.ts';
import type { Syllable } from './syllable.ts';

/** Said before a name and no part of it; some of them are names too. */
const latinHonorifics = new Set([
  ...['U', 'OO', 'DAW', 'KO', 'MA', 'MG', 'MAUNG', 'ASHIN', 'BO', 'SAYAR', 'SAYA', 'THAKIN'],
  ...['SAW', 'NAW', 'NANG', 'NAN', 'SAI', 'SALAI', 'MAI', 'NAI', 'KHUN', 'MAHN', 'DUWA', 'SAO'],
  ...['MR', 'MRS', 'MS', 'MISS', 'DR', 'PROF', 'COL', 'CAPT', 'MAJ', 'REV'],
]);
const burmeseHonorifics = [
  'ဒေါက်တာ',
  'ဆရာမ',
  'ဆရာ',
  'အရှင်',
  'ဦး',
  'ဒေါ်',
  'ကို',
  'မောင်',
  'မ',
  'စော',
  'နော်',
  'နန်း',
  'စိုင်း',
  'ဆလိုင်း',
  'ခွန်',
  'ဗိုလ်',
];

export interface SpokenName {
  readonly script: 'latin' | 'burmese';
  /** What was put aside. */
  readonly honorifics: readonly string[];
  /** The rest as written, in one form of it. */
  readonly written: string;
  readonly syllables: readonly Syllable[];
}

/** Doubled it is a name: `MAUNG MAUNG`, `KO KO`. And somebody has to be left. */
function isHonorific(words: readonly string[]): boolean {
  const [first = '', second] = words;
  return latinHonorifics.has(first) && second !== undefined && second !== first;
}

function speakLatin(name: string): SpokenName {
  const words = toBaseLetters(name)
    .toUpperCase()
    .replace(/[.,]/g, ' ')
    .replace(/[^A-Z ]/g, '')
    .split(' ')
    .filter(Boolean);
  const honorifics: string[] = [];
  while (isHonorific(words)) honorifics.push(words.shift() ?? '');
  return { script: 'latin', honorifics, written: words.join(' '), syllables: words.flatMap(latinSyllables) };
}

function speakBurmese(name: string): SpokenName {
  let rest = name.normalize('NFC').replace(/[\s\u200b-\u200d\u2060]+/g, '');
  const honorifics: string[] = [];
  // A syllable that goes on after it is another one: မ is no honorific in မင်း.
  const begins = (word: string) =>
    rest.startsWith(word) && /^[က-အဣ-ဪ](?!\u103a)/u.test(rest.slice(word.length)) && !rest.startsWith(word + word);
  for (let found = burmeseHonorifics.find(begins); found; found = burmeseHonorifics.find(begins)) {
    if (burmeseSyllables(rest.slice(found.length)).length === 0) break;
    honorifics.push(found);
    rest = rest.slice(found.length);
  }
  return { script: 'burmese', honorifics, written: rest, syllables: burmeseSyllables(rest) };
}

/** A name as it is said, without what is said before it. */
export function speakName(name: string): SpokenName {
  return /[\u1000-\u109f]/.test(name) ? speakBurmese(name) : speakLatin(name);
}

/** The same for every way to write a name: what its syllables begin with, in any order. Few other names have it. */
export function nameKeyOf(name: string): string {
  const { syllables } = speakName(name);
  return syllables
    .map(({ onset }) => onset || 'A')
    .toSorted()
    .join('-');
}
