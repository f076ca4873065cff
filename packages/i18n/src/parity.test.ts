import { expect, test } from 'vitest';
import { findParityFaults } from './parity.ts';

const sound = { 'home.banner.title': 'Hello {name}' };

test('finds nothing to say about equal keys and placeholders', () => {
  expect(findParityFaults('home', sound, { 'home.banner.title': '{name} မင်္ဂလာပါ' })).toEqual([]);
});

test.each([
  ['a key that one language misses', {}, 'home.banner.title is missing in mm'],
  ['an empty text', { 'home.banner.title': ' ' }, 'home.banner.title is empty'],
  [
    'another placeholder',
    { 'home.banner.title': '{nmae} မင်္ဂလာပါ' },
    'home.banner.title has other placeholders in mm than in en',
  ],
])('names %s', (_what, burmese, fault) => {
  expect(findParityFaults('home', sound, burmese)).toEqual([fault]);
});

test('names a key in the wrong file', () => {
  const stray = { 'contact.page.title': 'A' };
  expect(findParityFaults('home', stray, stray)).toEqual([
    'contact.page.title stands in home.json but does not begin with home.',
  ]);
});
