import { expect, test } from 'vitest';
import { pagesAround } from './pages-around.ts';

test('shows every page while there are few', () => {
  expect(pagesAround(2, 4)).toEqual([1, 2, 3, 4]);
});

test('keeps the ends and the neighbours of the current page', () => {
  expect(pagesAround(6, 12)).toEqual([1, 'gap-before', 5, 6, 7, 'gap-after', 12]);
});

test('does not hide a single page behind a gap', () => {
  expect(pagesAround(4, 12)).toEqual([1, 2, 3, 4, 5, 'gap-after', 12]);
});

test('a single page stands alone', () => {
  expect(pagesAround(1, 1)).toEqual([1]);
});
