import { expect, test } from 'vitest';
import { loss } from './numbers.ts';

test.each([
  [0.124, '−12%'],
  [0.004, '0%'],
  [0, '0%'],
  [undefined, '–'],
])('a loss of %s reads %s: nothing is taken away where nothing is lost', (part, words) => {
  expect(loss(part, 'en')).toBe(words);
});
