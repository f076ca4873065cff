import { type Syllable, toOnset } from './syllable.ts';

/** A small transliteration: enough to hear that two names may be one, and not meant to be read. */

const consonants: Readonly<Record<string, string>> = {
  ...{ က: 'K', ခ: 'KH', ဂ: 'G', ဃ: 'G', င: 'NG', စ: 'S', ဆ: 'HS', ဇ: 'Z', ဈ: 'Z', ဉ: 'NY', ည: 'NY' },
  ...{ ဋ: 'T', ဌ: 'HT', ဍ: 'D', ဎ: 'D', ဏ: 'N', တ: 'T', ထ: 'HT', ဒ: 'D', ဓ: 'D', န: 'N' },
  ...{
    ပ: 'P',
    ဖ: 'PH',
    ဗ: 'B',
    ဘ: 'B',
    မ: 'M',
    ယ: 'Y',
    ရ: 'Y',
    လ: 'L',
    ဝ: 'W',
    သ: 'TH',
    ဿ: 'TH',
    ဟ: 'H',
    ဠ: 'L',
    အ: '',
  },
};

/** Vowels that are letters of their own. */
const standing: Readonly<Record<string, string>> = { ဣ: 'I', ဤ: 'I', ဥ: 'U', ဦ: 'U', ဧ: 'E', ဩ: 'AW', ဪ: 'AW' };

/** Of a consonant that closes a syllable, what is left to hear. */
const closing: Readonly<Record<string, 'K' | 'NG' | 'S' | 'Y' | 'N' | 'T'>> = {
  ...{ က: 'K', ခ: 'K', ဂ: 'K', င: 'NG', စ: 'S', ဇ: 'S', ည: 'Y', ဉ: 'NG', ယ: 'Y' },
  ...{ တ: 'T', ထ: 'T', ဒ: 'T', ဓ: 'T', ဋ: 'T', ဌ: 'T', ပ: 'T', ဖ: 'T', ဗ: 'T', ဘ: 'T', သ: 'T' },
  ...{ န: 'N', ဏ: 'N', မ: 'N' },
};

/** The vowel as written (`ော` without its order), then what closes it. */
const rimes: Readonly<Record<string, string>> = {
  ...{ 'a-': 'A', 'i-': 'I', 'u-': 'U', 'e-': 'E', 'ai-': 'E', 'aw-': 'AW', 'o-': 'O' },
  ...{ 'a-K': 'ET', 'a-NG': 'IN', 'a-S': 'IT', 'a-Y': 'I', 'a-T': 'AT', 'a-N': 'AN' },
  ...{ 'i-T': 'EIT', 'i-N': 'EIN', 'u-T': 'OK', 'u-N': 'ON', 'wa-T': 'UT', 'wa-N': 'UN' },
  ...{ 'aw-K': 'AUK', 'aw-NG': 'AUNG', 'o-K': 'AIK', 'o-NG': 'AING' },
};

/** A consonant with its medials, its vowel signs, and whatever closes it: a letter with asat, or the upper of a stack. */
const syllable =
  /([က-အဿ])([\u103b-\u103e]*)([\u102b-\u1032\u1036-\u1038]*)(\u103a?)((?:[က-အ][\u1037\u1038]*(?:\u103a|\u1039)[\u1037\u1038]*)?)|([ဣ-ဧဩဪ])[\u1036-\u1038]*((?:[က-အ]\u103a)?)/gu;

function vowelOf(signs: string): string {
  const has = (sign: string) => signs.includes(sign);
  if (has('\u1031')) return has('\u102c') || has('\u102b') ? 'aw' : 'e';
  if (has('\u102d') && (has('\u102f') || has('\u1030'))) return 'o';
  if (has('\u102d') || has('\u102e')) return 'i';
  if (has('\u102f') || has('\u1030')) return 'u';
  return has('\u1032') ? 'ai' : 'a';
}

function onsetOf(letter: string, medials: string): string {
  const hasY = /[\u103b\u103c]/.test(medials);
  const isBreathed = medials.includes('\u103e');
  // Breathed, ရ and လျ are another sound.
  if (isBreathed && (letter === 'ရ' || (letter === 'လ' && hasY))) return 'SH';
  const sound = consonants[letter] ?? '';
  return hasY && !/^(TH|Y|S|HS|Z)$/.test(sound) ? `${sound}Y` : sound;
}

/** A word or a whole name: where one word ends is not always written. */
export function burmeseSyllables(name: string): Syllable[] {
  return [...name.normalize('NFC').matchAll(syllable)].map((match) => {
    const [, letter = '', medials = '', signs = '', , closed = '', alone, closedAlone = ''] = match;
    if (alone) return { onset: '', rime: closedAlone ? `${standing[alone]}N` : (standing[alone] ?? '') };
    const coda = closed ? (closing[closed.charAt(0)] ?? '') : signs.includes('\u1036') ? 'N' : '';
    const hasW = medials.includes('\u103d');
    const vowel = vowelOf(signs);
    // Of ွန် the medial is the vowel.
    const isVowelW = hasW && vowel === 'a' && (coda === 'T' || coda === 'N');
    const rime = rimes[`${isVowelW ? 'wa' : vowel}-${coda}`] ?? `${vowel}${coda}`.toUpperCase();
    return { onset: toOnset(onsetOf(letter, medials)) + (hasW && !isVowelW ? 'W' : ''), rime };
  });
}
