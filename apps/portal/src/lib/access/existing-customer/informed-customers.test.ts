// @vitest-environment page
import { beforeEach, expect, test } from 'vitest';
import { noteInformed, wasInformed } from './informed-customers.ts';

beforeEach(() => localStorage.clear());
const kept = () => JSON.parse(localStorage.getItem('taga.informed-customers') ?? '[]') as number[];

test('who was told is not told again, however the number is written; others are', () => {
  expect(wasInformed('12/LaMaNa(N)123456')).toBe(false);
  noteInformed('12/LaMaNa(N)123456');
  expect(wasInformed('12/LAMANA(N)123456')).toBe(true);
  expect(wasInformed('12/LaMaNa(N)123457')).toBe(false);
  noteInformed('12/lamana(n)123456');
  expect(kept()).toHaveLength(1);
  noteInformed('9/Ba(N)1');
  expect(kept()).toHaveLength(2);
  expect(wasInformed('12/LaMaNa(N)123456')).toBe(true);
});

test('what is kept tells nobody by: a number below 65536', () => {
  for (let id = 0; id < 50; id += 1) noteInformed(`12/LaMaNa(N)${id}`);
  for (const mark of kept()) expect(mark).toBeLessThanOrEqual(0xffff);
  expect(new Set(kept()).size).toBe(50);
});

test.each(['{"a":1}', '["a", 1]', 'null'])('what cannot be read informs nobody: %s', (text) => {
  localStorage.setItem('taga.informed-customers', text);
  expect(wasInformed('x')).toBe(false);
  noteInformed('x');
  expect(wasInformed('x')).toBe(true);
});
