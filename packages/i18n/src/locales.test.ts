import { describe, expect, test } from 'vitest';
import { compileCatalog } from './compile.ts';
import { byLanguage, defaultLanguage, languageDefinition, languages } from './languages.ts';
import { listFeatures, readClassTexts, readFeature } from './locale-files.ts';
import { findParityFaults } from './parity.ts';

const features = listFeatures(defaultLanguage);

/** Texts that hold no word: a pattern around names that come in. */
const withoutBurmeseWords = ['layout.title.pattern'];

/**
 * Zawgyi puts its extra shapes where Unicode has letters of other languages of Myanmar, and writes
 * the vowel ေ and the medial ြ before their consonant; Unicode text does neither.
 */
const zawgyi = /[\u1060-\u1097\u1033\u1034]|(^|[^\u1000-\u102a\u103b-\u103f])\u1031|(^|[^\u1000-\u102a\u103b])\u103c/u;
const zeroWidth = /[\u200b-\u200d\ufeff]/u;

test.each(languages)('%s has a file for every feature', (language) => {
  expect(listFeatures(language)).toEqual(features);
});

test.each(languages)('%s says of the account classes only what some feature shows', (language) => {
  const shown = features.flatMap((feature) => Object.keys(readFeature(language, feature)));
  expect(Object.keys(readClassTexts(language)).filter((id) => !shown.includes(id))).toEqual([]);
});

describe.each(features)('%s', (feature) => {
  const texts = byLanguage((language) => readFeature(language, feature));
  const everyText = languages.flatMap((language) =>
    Object.entries(texts[language]).map(([id, text]) => [language, id, text] as const),
  );

  test('has equal keys and placeholders and no empty text [PUB-004]', () => {
    expect(findParityFaults(feature, texts)).toEqual([]);
  });

  test('can be read by the runtime', () => {
    expect(() => Object.values(texts).map(compileCatalog)).not.toThrow();
  });

  test('says everything in Burmese script, and English nothing [I18-001, I18-011]', () => {
    for (const [language, id, text] of everyText) {
      const isBurmese = languageDefinition(language).script === 'Mymr' && !withoutBurmeseWords.includes(id);
      expect(/\p{Script=Myanmar}/u.test(text), `${id} in ${language}`).toBe(isBurmese);
    }
  });

  test('is Unicode in normal form, without Zawgyi or invisible characters', () => {
    for (const [, id, text] of everyText) {
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
