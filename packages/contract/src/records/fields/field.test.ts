import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { timestamp } from './answer.ts';
import { anyIdValue, currentLoginId, placeCode, reference } from './field.ts';

test('a moment may be told in any zone', () => {
  for (const moment of ['2026-03-01T10:00:00Z', '2026-03-01T10:00:00+06:30']) {
    expect(z.safeParse(timestamp, moment).success).toBe(true);
  }
  expect(z.safeParse(timestamp, '2026-03-01').success).toBe(false);
});

test('a login id is one character at least and 254 at most, however it is written', () => {
  expect(z.parse(currentLoginId, ' M ')).toBe('m');
  const takes = (characters: number) => z.safeParse(currentLoginId, 'a'.repeat(characters)).success;
  expect([0, 1, 254, 255].map(takes)).toEqual([false, true, true, false]);
});

test.each([
  ['a reference', reference, 1, 64],
  ['the number of a document', anyIdValue, 1, 40],
  ['the code of a place', placeCode, 3, 15],
] as const)('%s is neither too short nor too long', (_what, schema, least, most) => {
  const takes = (characters: number) => z.safeParse(schema, 'A'.repeat(characters)).success;
  expect([least - 1, least, most, most + 1].map(takes)).toEqual([false, true, true, false]);
});
