import { describe, expect, test } from 'vitest';
import { burmeseSyllables } from './burmese-syllables.ts';
import { compareNames } from './compare-names.ts';
import { latinSyllables } from './latin-syllables.ts';
import { nameKeyOf, speakName } from './spoken-name.ts';
import type { Syllable } from './syllable.ts';

/** `th-i t-a`: what each syllable begins with, and the rest of it. */
const spoken = (syllables: readonly Syllable[]) =>
  syllables.map(({ onset, rime }) => `${onset}-${rime}`.toLowerCase()).join(' ');

describe('a name is heard by its syllables, in Latin letters', () => {
  test.each([
    ['THIDAR', 'th-i t-a'],
    ['KHINE', 'k-aing'],
    ['IKE', '-aik'],
    ['KATE', 'k-eit'],
    ['MOKE', 'm-ok'],
    ['PHONE', 'p-on'],
    ['AYE', '-e'],
    ['THANTHAR', 'th-an th-a'],
    ['TUNTUN', 't-un t-un'],
    ['ALEXANDER', '-a l-ex -an t-er'],
    ['ETHEL', '-e th-el'],
    ['YI', 'y-i'],
    ['KYI', 'j-i'],
    ['KY', 'k-i'],
    ['NYEIN', 'ny-ein'],
    ['YAMIN', 'y-a m-in'],
    ['SHWE', 'shw-e'],
    ['U', '-u'],
    ['LYNN', 'lynn-'],
    ['XQZ', 'xqz-'],
    ['', ''],
  ])('%s as %s', (word, syllables) => {
    expect(spoken(latinSyllables(word))).toBe(syllables);
  });
});

describe('a name is heard by its syllables, in Burmese letters', () => {
  test.each([
    ['သီတာ', 'th-i t-a'],
    ['စန္ဒာ', 's-an t-a'],
    ['ရွှေရည်', 'shw-e y-i'],
    ['လျှံ', 'sh-an'],
    ['လှ', 'l-a'],
    ['သျှင်', 'th-in'],
    ['ဦး', '-u'],
    ['ဩ', '-aw'],
    ['ဣန်', '-in'],
    ['ထွန်း', 't-un'],
    ['ကွေ့', 'kw-e'],
    ['သွင်', 'thw-in'],
    ['ဇွဲ', 'zw-e'],
    ['နိုင်', 'n-aing'],
    ['ကို', 'k-o'],
    ['စုန်', 's-on'],
    ['သူ', 'th-u'],
    ['မိတ်', 'm-eit'],
    ['သီ', 'th-i'],
    ['အေး', '-e'],
    ['မြ', 'my-a'],
    ['ကျော်', 'j-aw'],
    ['ခေါင်', 'k-aung'],
    ['ကံ', 'k-an'],
    ['ငှက်', 'ng-et'],
    ['အုပ်', '-ok'],
  ])('%s as %s', (word, syllables) => {
    expect(spoken(burmeseSyllables(word))).toBe(syllables);
  });
});

describe('what is said before a name is put aside', () => {
  test.each([
    ['U AUNG KYAW', ['U'], 'AUNG KYAW'],
    ['Dr. U. Ba', ['DR', 'U'], 'BA'],
    ['MAUNG MAUNG', [], 'MAUNG MAUNG'],
    ['KO', [], 'KO'],
    ['AUNG U KYAW', [], 'AUNG U KYAW'],
    ['Zoë O’Neil', [], 'ZOE ONEIL'],
    ['ဦးအောင်ကျော်', ['ဦး'], 'အောင်ကျော်'],
    ['ဒေါက်တာဦးဘ', ['ဒေါက်တာ', 'ဦး'], 'ဘ'],
    ['မောင် လှ', ['မောင်'], 'လှ'],
    ['ကိုကို', [], 'ကိုကို'],
    ['မင်းသူ', [], 'မင်းသူ'],
    ['ဦး', [], 'ဦး'],
    ['မ၁', [], 'မ၁'],
  ])('%s', (name, honorifics, written) => {
    expect(speakName(name)).toMatchObject({ honorifics, written });
  });

  test.each([
    ['AUNG KYAW', 'A-J'],
    ['KYAW AUNG', 'A-J'],
    ['U KYAW AUNG', 'A-J'],
    ['အောင်ကျော်', 'A-J'],
    ['ဦး', 'A'],
    ['123', ''],
  ])('and %s is found by %s', (name, key) => {
    expect(nameKeyOf(name)).toBe(key);
  });
});

describe('two names are near', () => {
  test.each([
    ['a slip of the ear in a short name', 'THIDA', 'THIRA', ['spelling']],
    ['a letter more', 'TIN TIN', 'TIN TINA', ['spelling']],
    ['one slip in a long name', 'SUSU THANDAR WIN', 'SUSU THANDAR WAN', ['spelling']],
    ['two slips in sixteen letters', 'KHAING THANDAR SOE WIN', 'KHAING THINDAR SOE WAN', ['spelling']],
    ['another order', 'AUNG KYAW MOE', 'KYAW MOE AUNG', ['order']],
    ['another order in other letters', 'AUNG KYAW MOE', 'အောင်မိုးကျော်', ['script', 'order']],
    ['a slip in other letters', 'THIRA', 'သီတာ', ['script', 'spelling']],
    ['a part in the middle left out', 'AUNG KYAW MOE', 'AUNG MOE', ['part-missing']],
    ['a part left out in other letters', 'AUNG KYAW MOE', 'အောင်ကျော်', ['part-missing']],
  ] as const)('with %s: %s and %s', (_, one, other, because) => {
    expect(compareNames(one, other)).toEqual({ reason: 'near-name', because });
    expect(compareNames(other, one)).toEqual({ reason: 'near-name', because });
  });

  test.each([
    ['a slip in three letters', 'MYA', 'MYO'],
    ['two slips in a short name', 'SUSU THANDAR', 'ZUSU THANDER'],
    ['two slips in fifteen letters', 'KHIN THANDAR SOE MYINT', 'KHIN THINDAR SOE MYANT'],
    ['one syllable of two', 'AUNG', 'AUNG KYAW'],
    ['a part in another order', 'AUNG KYAW MOE', 'KYAW AUNG'],
    ['one other syllable of two', 'AUNG KYAW MOE', 'AUNG ZAW'],
    ['no name', 'AUNG', '123'],
  ])('and not with %s: %s and %s', (_, one, other) => {
    expect(compareNames(one, other)).toBeUndefined();
    expect(compareNames(other, one)).toBeUndefined();
  });
});
