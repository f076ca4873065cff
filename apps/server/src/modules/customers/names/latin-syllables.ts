import { type Onset, type Syllable, toOnset } from './syllable.ts';

/** How people here write their names in Latin letters: by ear, each in their own way. */

/** Letters that are silent, or stand for one sound, at the end of a word. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/INE$/, 'AING'],
  [/IKE$/, 'AIK'],
  [/ATE$/, 'EIT'],
  [/(OKE|OTE)$/, 'OK'],
  [/(OHNE|ONE)$/, 'ON'],
  [/AYE$/, 'E'],
];

/** What a vowel with the consonants after it sounds like; the first that fits counts. */
const rimes: readonly (readonly [RegExp, string])[] = [
  [/^(AU|OU|O)NG$/, 'AUNG'],
  [/^AING$/, 'AING'],
  [/^(EI|AI|AY)(N|NN|NT|M|NG)$/, 'EIN'],
  [/^I(N|NN|NT|NG|M)$/, 'IN'],
  [/^AH?(N|NN|NT|M|NG)$/, 'AN'],
  [/^(U|OO)(N|NN|NT|M|NG)$/, 'UN'],
  [/^(O|OH|OU|OA)(N|NN|NT|M)$/, 'ON'],
  [/^(AU|OU)(K|T)$/, 'AUK'],
  [/^AIK$/, 'AIK'],
  [/^(EI|AI)(T|TT|K|P)$/, 'EIT'],
  [/^(E|AE)(T|TT|K|P)$/, 'ET'],
  [/^A(T|TT|K|P)$/, 'AT'],
  [/^I(T|TT|K|P|S)$/, 'IT'],
  [/^(O|OA)(T|TT|K|P)$/, 'OK'],
  [/^(U|OO)(T|TT|K|P)$/, 'UT'],
  [/^(AW|AWH|OR|AU|AWR)$/, 'AW'],
  [/^(A|AR|AH|AA)$/, 'A'],
  [/^(I|EE|IE|IH|Y|YI)$/, 'I'],
  [/^(U|OO|UU|EU)$/, 'U'],
  [/^(E|AY|EI|AE|AI|EH|EY)$/, 'E'],
  [/^(O|OE|OH|OW|OU)$/, 'O'],
];

const vowels = /^(?:[AEIOU]+(?:[WY](?![AEIOU]))?|Y(?![AEIOU]))/;
const consonants = /^[B-DF-HJ-NP-TV-Z]+/;

const single = 'K KH G GH NG HNG S HS SS Z NY HNY T HT TH D DH N HN P PH HP B BH F V M HM Y R L HL W H SH CH J C';
const withY = 'KY GY KHY MY HMY PY PHY HPY BY LY HLY NGY';
const plain = `${single} ${withY}`.split(' ');
const onsets = new Set([...plain, ...plain.map((onset) => `${onset}W`), '']);

/** Where a run of consonants between two vowels is split: as many as can begin a syllable belong to the next one. */
function splitRun(run: string): readonly [coda: string, onset: string] {
  for (let start = 0; start < run.length; start += 1) {
    if (onsets.has(run.slice(start))) return [run.slice(0, start), run.slice(start)];
  }
  return [run, ''];
}

function rimeOf(vowel: string, coda: string): string {
  const written = vowel + coda;
  return rimes.find(([form]) => form.test(written))?.[1] ?? written;
}

/** One word in capital letters. */
export function latinSyllables(word: string): Syllable[] {
  const spelt = endings.reduce((rest, [ending, sound]) => rest.replace(ending, sound), word);
  const found: Syllable[] = [];
  let onset: Onset = '';
  let rest = spelt;
  while (rest.length > 0) {
    const run = found.length === 0 && onset === '' ? (consonants.exec(rest)?.[0] ?? '') : '';
    const isVowelY = run.endsWith('Y') && !/^[AEIOU]/.test(rest.slice(run.length));
    onset = onset || (isVowelY ? run.slice(0, -1) : run);
    rest = rest.slice(isVowelY ? run.length - 1 : run.length);
    const vowel = vowels.exec(rest)?.[0] ?? '';
    rest = rest.slice(vowel.length);
    const between = consonants.exec(rest)?.[0] ?? '';
    rest = rest.slice(between.length);
    const [coda, next] = rest.length > 0 ? splitRun(between) : [between, ''];
    if (vowel || coda || onset) found.push({ onset: toOnset(onset), rime: rimeOf(vowel, coda) });
    onset = next;
    if (!vowel && !between && rest.length > 0) rest = rest.slice(1);
  }
  return found;
}
