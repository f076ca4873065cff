import { expect, test } from 'vitest';
import { prefixOptions, prefixSearch } from './prefix-options.ts';

test('a prefix shows both scripts and its place, and stands for its Latin letters once [VAL-007]', () => {
  const yangon = prefixOptions(12, 'en');
  expect(yangon).toContainEqual({ value: 'KAMAYA', label: expect.stringMatching(/^KAMAYA · ကမရ · /) });
  for (const state of [2, 12, 13]) {
    const values = prefixOptions(state, 'mm').map(({ value }) => value);
    expect(new Set(values).size).toBe(values.length);
  }
});

test.each(['kama', 'ကမရ', 'Kamaryut', 'ကမာရွတ်'])(
  'a prefix is found in either script, by letters or place: %s',
  (typed) => {
    expect(prefixSearch(12, 'en')({ value: 'KAMAYA' }, typed)).toBe(true);
    expect(prefixSearch(12, 'mm')({ value: 'DAGANA' }, typed)).toBe(false);
  },
);
