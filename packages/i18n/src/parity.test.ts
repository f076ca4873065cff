import { expect, test } from 'vitest';
import { byLanguage } from './languages.ts';
import type { LocaleTexts } from './locale-files.ts';
import { findParityFaults } from './parity.ts';

const parityFaults = (feature: string, en: LocaleTexts, mm: LocaleTexts) =>
  findParityFaults(feature, { ...byLanguage(() => en), mm });

const sound = { 'home.banner.title': 'Hello {name}' };

test('finds nothing to say about equal keys and placeholders', () => {
  expect(parityFaults('home', sound, { 'home.banner.title': '{name} မင်္ဂလာပါ' })).toEqual([]);
});

test.each([
  ['a key that one language misses', {}, 'home.banner.title is missing in mm'],
  ['an empty text', { 'home.banner.title': ' ' }, 'home.banner.title is empty in mm'],
  [
    'another placeholder',
    { 'home.banner.title': '{nmae} မင်္ဂလာပါ' },
    'home.banner.title has other placeholders in mm than in en',
  ],
])('names %s', (_what, burmese, fault) => {
  expect(parityFaults('home', sound, burmese)).toEqual([fault]);
});

test('names a key in the wrong file', () => {
  const stray = { 'contact.page.title': 'A' };
  expect(parityFaults('home', stray, stray)).toEqual([
    'contact.page.title stands in home.json but does not begin with home.',
  ]);
});
