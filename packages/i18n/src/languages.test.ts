import { expect, test } from 'vitest';
import { defaultLanguage, htmlLanguages, isLanguage, languages, wireLanguages } from './languages.ts';

test('there are two languages, English first [I18-001]', () => {
  expect(languages).toEqual(['en', 'mm']);
  expect(defaultLanguage).toBe('en');
});

test('each language has its code for the browser and its upper-case code for the server [I18-004]', () => {
  expect(htmlLanguages).toEqual({ en: 'en', mm: 'my' });
  expect(wireLanguages).toEqual({ en: 'EN', mm: 'MM' });
});

test('other codes are no language of ours', () => {
  expect(isLanguage('mm')).toBe(true);
  for (const value of ['my', 'EN', '', null, undefined]) expect(isLanguage(value)).toBe(false);
});
