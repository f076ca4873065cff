import { describe, expect, test } from 'vitest';
import { compileCatalog } from './compile.ts';
import { listFeatures, readLocaleFile } from './locale-files.ts';
import { findParityFaults } from './parity.ts';

const features = listFeatures('en');

/** Texts that hold no word: a pattern around names that come in. */
const withoutBurmeseWords = ['layout.title.pattern'];

/**
 * Zawgyi puts its extra shapes where Unicode has letters of other languages of Myanmar, and writes
 * the vowel ေ and the medial ြ before their consonant; Unicode text does neither.
 */
const zawgyi = /[\u1060-\u1097\u1033\u1034]|(^|[^\u1000-\u102a\u103b-\u103f])\u1031|(^|[^\u1000-\u102a\u103b])\u103c/u;
const zeroWidth = /[\u200b-\u200d\ufeff]/u;

test('both languages have the same features', () => {
  expect(listFeatures('mm')).toEqual(features);
});

describe.each(features)('%s', (feature) => {
  const english = readLocaleFile('en', feature);
  const burmese = readLocaleFile('mm', feature);

  test('has equal keys and placeholders and no empty text [PUB-004]', () => {
    expect(findParityFaults(feature, english, burmese)).toEqual([]);
  });

  test('can be read by the runtime', () => {
    expect(() => [compileCatalog(english), compileCatalog(burmese)]).not.toThrow();
  });

  test('says everything in Burmese script, and English nothing [I18-001, I18-011]', () => {
    for (const [id, text] of Object.entries(burmese)) {
      if (!withoutBurmeseWords.includes(id)) expect(text, id).toMatch(/\p{Script=Myanmar}/u);
    }
    for (const [id, text] of Object.entries(english)) expect(text, id).not.toMatch(/\p{Script=Myanmar}/u);
  });

  test('is Unicode Burmese in normal form, without Zawgyi or invisible characters', () => {
    for (const [id, text] of Object.entries(burmese)) {
      expect(text, id).toBe(text.normalize('NFC'));
      expect(text, id).not.toMatch(zawgyi);
      expect(text, id).not.toMatch(zeroWidth);
      expect(text, `${id}: the letter ဝ and the digit ၀ look alike`).not.toMatch(/၀[\u102b-\u103e]|[၀-၉]ဝ|ဝ[၀-၉]/u);
    }
  });
});

test('the check for Zawgyi knows it when it sees it', () => {
  for (const text of ['ေက်းဇူး', '႐ုံး', 'ကၽြန္ေတာ္', 'ျမိဳ႕ေတာ္']) expect(text).toMatch(zawgyi);
  expect('ကျေးဇူး ရုံး ကျွန်တော် မြို့တော်').not.toMatch(zawgyi);
});
