import { expect, test } from 'vitest';
import { createRandom, readOptions, shuffle } from './seeded.mjs';

test('the same seed gives the same order, another seed another', () => {
  const list = Array.from({ length: 20 }, (_, index) => index);
  const orderOf = (seed: number) => shuffle(list, createRandom(seed));
  expect(orderOf(7)).toEqual(orderOf(7));
  expect(orderOf(7)).not.toEqual(orderOf(8));
  expect(orderOf(7).toSorted((a, b) => a - b)).toEqual(list);
});

test('chance is spread evenly', () => {
  const random = createRandom(1);
  const numbers = Array.from({ length: 10_000 }, random);
  expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(numbers.reduce((sum, number) => sum + number) / numbers.length).toBeCloseTo(0.5, 1);
});

test('options are read with and without dashes, and a seed is drawn where none is given', () => {
  expect(readOptions(['--faults=a,b', 'seed=7', 'kills=10'])).toEqual({ faults: 'a,b', seed: 7, kills: '10' });
  expect(readOptions([]).seed).toBeGreaterThanOrEqual(0);
});
