import { expect, test } from 'vitest';
import {
  defaultLanguage,
  fromWireLanguage,
  htmlLanguages,
  isLanguage,
  languages,
  textIn,
  toWireLanguage,
} from './languages.ts';

test('there are two languages, English first [I18-001]', () => {
  expect(languages).toEqual(['en', 'mm']);
  expect(defaultLanguage).toBe('en');
});

test('each language has its code for the browser and its upper-case code for the server [I18-004]', () => {
  expect(htmlLanguages).toEqual({ en: 'en', mm: 'my' });
  expect(languages.map(toWireLanguage)).toEqual(['EN', 'MM']);
  expect(fromWireLanguage('MM')).toBe('mm');
});

test('other codes are no language of ours', () => {
  expect(isLanguage('mm')).toBe(true);
  for (const value of ['my', 'EN', '', null, undefined]) expect(isLanguage(value)).toBe(false);
});

test('a reader whose language has no text gets that of the first language', () => {
  expect(textIn('mm', { en: 'Passbook', mm: 'ဘဏ်စာအုပ်' })).toBe('ဘဏ်စာအုပ်');
  expect(textIn('mm', { en: 'Passbook' })).toBe('Passbook');
});
