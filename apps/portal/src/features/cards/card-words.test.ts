import { expect, test } from 'vitest';
import { typedAmountIn } from './card-words.ts';

const reading = {
  text: (_id: string, values?: Record<string, unknown>) => `${values?.amount} MMK`,
  language: 'en',
} as Parameters<typeof typedAmountIn>[1];

test.each([
  ['3000000', '3,000,000 MMK'],
  ['3,000,000', '3,000,000 MMK'],
  ['၅၀၀၀၀၀', '500,000 MMK'],
  ['', ''],
  ['three', 'three'],
])('an amount that was typed as "%s" is read as "%s"', (typed, shown) => {
  expect(typedAmountIn(typed, reading)).toBe(shown);
});
