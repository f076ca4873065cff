import { describe, expect, test } from 'vitest';
import { compareNames } from './compare-names.ts';
import { nameKeyOf } from './spoken-name.ts';

/** Two ways to write a name, and what of them was put aside. */
const alike = [
  ['MYA MYA', 'MYA MYA', 'same-name', ''],
  ['U AUNG KYAW', 'AUNG KYAW', 'same-name', 'honorific'],
  ['MG AUNG KYAW', 'KO AUNG KYAW', 'same-name', 'honorific'],
  ['DR. DAW KHIN KHIN', 'DAW KHIN KHIN', 'same-name', 'honorific'],
  ['MR JOHN SMITH', 'JOHN SMITH', 'same-name', 'honorific'],
  ['NANG KHAM', 'KHAM', 'same-name', 'honorific'],
  ['DAW MYA MYA', 'MYAR MYAR', 'near-name', 'honorific spelling'],
  ['THIDA WIN', 'THIDAR WINN', 'near-name', 'spelling'],
  ['THIDA', 'THI DAR', 'near-name', 'spelling'],
  ['SOE MOE', 'SO MO', 'near-name', 'spelling'],
  ['KHAING ZAW', 'KHINE ZAW', 'near-name', 'spelling'],
  ['HLA HTWE', 'LA TWE', 'near-name', 'spelling'],
  ['PHYO WAI', 'PYO WAY', 'near-name', 'spelling'],
  ['KYI KYI', 'GYEE GYEE', 'near-name', 'spelling'],
  ['MYINT MYINT AYE', 'MYIN MYIN AE', 'near-name', 'spelling'],
  ['NAING LIN', 'NINE LIN', 'near-name', 'spelling'],
  ['CHIT SU', 'KYIT SOO', 'near-name', 'spelling'],
  ['PHONE MYINT', 'PHON MYINT', 'near-name', 'spelling'],
  ['AUNG KYAW MOE', 'KYAW AUNG MOE', 'near-name', 'order'],
  ['AUNG KYAW MOE', 'AUNG KYAW', 'near-name', 'part-missing'],
  ['U AUNG KYAW', 'ဦးအောင်ကျော်', 'near-name', 'honorific script'],
  ['MYA MYA', 'မြမြ', 'near-name', 'script'],
  ['KHIN MYINT', 'ခင်မြင့်', 'near-name', 'script'],
  ['THIDA', 'သီတာ', 'near-name', 'script'],
  ['SOE NAING', 'စိုးနိုင်', 'near-name', 'script'],
  ['HTUN THEIN', 'ထွန်းသိန်း', 'near-name', 'script'],
  ['SANDA', 'စန္ဒာ', 'near-name', 'script'],
  ['SHWE YI', 'ရွှေရည်', 'near-name', 'script'],
  ['MIN THU', 'မင်းသူ', 'near-name', 'script'],
  ['ဒေါ်ခင်ခင်', 'ခင် ခင်', 'same-name', 'honorific'],
] as const;

/** Two people, however little their names differ. */
const different = [
  ['MYA MYA', 'MYO MYO'],
  ['AUNG AUNG', 'ZAW ZAW'],
  ['KYAW', 'KYI'],
  ['KO KO', 'MA MA'],
  ['MAUNG MAUNG', 'MAUNG'],
  ['THIDA', 'SANDA'],
  ['WIN', 'TUN'],
  ['SU', 'NU'],
  ['AUNG KYAW MOE', 'HLA MYINT SWE'],
  ['မြမြ', 'KYAW KYAW'],
] as const;

describe('names as people here write them', () => {
  test.each(alike)('%s and %s: %s, %s [DSK-016]', (one, other, reason, because) => {
    const match = { reason, because: because.split(' ').filter(Boolean) };
    expect(compareNames(one, other)).toEqual(match);
    expect(compareNames(other, one)).toEqual({ ...match, because: expect.arrayContaining(match.because) });
    // Anyone who is found by the key is found whatever the spelling; a part that is missing is looked for otherwise.
    if (because !== 'part-missing') expect(nameKeyOf(one)).toBe(nameKeyOf(other));
  });

  test.each(different)('%s and %s are two people [DSK-016]', (one, other) => {
    expect(compareNames(one, other)).toBeUndefined();
  });

  test('what has no letters is nobody’s name', () => {
    expect(compareNames('', '')).toBeUndefined();
    expect(compareNames('U', '123')).toBeUndefined();
    expect(nameKeyOf('...')).toBe('');
  });
});
