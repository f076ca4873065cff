import { expect, test } from 'vitest';
import { nextTab } from './next-tab.ts';

test('arrows move by one and go round at the ends', () => {
  expect(nextTab('ArrowRight', 0, 3)).toBe(1);
  expect(nextTab('ArrowRight', 2, 3)).toBe(0);
  expect(nextTab('ArrowLeft', 0, 3)).toBe(2);
});

test('Home and End go to the ends', () => {
  expect(nextTab('Home', 2, 3)).toBe(0);
  expect(nextTab('End', 0, 3)).toBe(2);
});

test('other keys are left to the browser', () => {
  expect(nextTab('Enter', 1, 3)).toBeUndefined();
});
