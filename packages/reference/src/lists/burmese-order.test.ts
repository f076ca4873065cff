import { describe, expect, it } from 'vitest';
import { nrcPrefixes } from '../people/nrc.ts';
import { branches } from '../places/branches.ts';
import { states } from '../places/states.ts';
import { townships } from '../places/townships.ts';
import { burmeseSortKey } from './burmese-order.ts';
import { sortByLabel } from './sort-by-label.ts';

const sorted = (words: readonly string[]) => sortByLabel(words, (word) => word, 'mm');

describe('Burmese dictionary order', () => {
  it.each([
    ['consonants follow the alphabet', 'က ခ ဂ င စ ည တ န ပ မ ရ လ သ ဟ အ'],
    ['a bare consonant comes before its vowels', 'က ကလ ကာ ကိ ကီ ကု ကူ ကေ ကဲ ကော ကော် ကံ ကို'],
    ['closed syllables follow the open ones, by the closing consonant', 'ကို ကက် ကင် ကောင် ကိုင် ကစ် ကန် ကုန် ကမ် ကုံ'],
    ['medials follow everything without one', 'ကယ် ကျ ကျာ ကျက် ကြ ကွ ကှ ကျွ ကြွ ကျှ ခ'],
    ['tones go from none over ့ to း', 'ကေ ကေ့ ကေး ကန် ကန့် ကန်း'],
    ['a stacked consonant closes its syllable', 'မန မန်က မန္တ မန်ထ မန္ဒ'],
    ['independent vowels stand beside what they sound like', 'အ အာ အိ ဣ အု ဥ အေ ဧရာ အေသ အော ဩ'],
    ['great sa is two of them', 'ပုဇ ပုဿ ပုသ်အ'],
    ['Burmese digits count as digits', 'လမ်း ၁ လမ်း ၂ လမ်းက'],
  ])('%s', (_rule, expected) => {
    const words = expected.split(/ (?![၁၂])/);
    expect(sorted([...words].reverse())).toEqual(words);
  });

  it('does not depend on the order in which dot and asat were typed', () => {
    expect(burmeseSortKey('ကန\u103a\u1037')).toBe(burmeseSortKey('ကန\u1037\u103a'));
  });

  // Node carries the Unicode order for Burmese, some browsers do not: ours must agree wherever both exist.
  it.runIf(Intl.Collator.supportedLocalesOf('my').length > 0)('is the order of Unicode for all our places', () => {
    const collator = new Intl.Collator('my');
    const lists = [
      states.map((state) => state.stateName_MM),
      townships.map((township) => township.townShip_MM),
      branches.map((branch) => branch.branchName_MM),
      nrcPrefixes.map((prefix) => prefix.NRC_MM),
      nrcPrefixes.map((prefix) => prefix.place_MM),
    ];
    for (const list of lists) expect(sorted(list)).toEqual([...list].sort(collator.compare));
  });
});

describe('English order', () => {
  it('ignores case before it counts, and reads numbers as numbers', () => {
    const words = ['Ahlone', 'bago', 'Bahan', 'Ward 2', 'Ward 10'];
    expect(sortByLabel([...words].reverse(), (word) => word, 'en')).toEqual(words);
  });

  it('leaves the list it was given as it was', () => {
    const words = ['b', 'a'];
    sortByLabel(words, (word) => word, 'en');
    expect(words).toEqual(['b', 'a']);
  });
});
