import { expect, test } from 'vitest';
import { isFiltered, listHref, readListQuery } from './list-query.ts';

const all = { page: 1, from: '', to: '', category: '' };

test('a part of a list has an address, and the address leads back to it', () => {
  const part = { page: 3, from: '2026-01-01', to: '2026-02-01', category: 'System' };
  const href = listHref('/inbox', part);
  expect(href).toBe('/inbox?page=3&category=System&from=2026-01-01&to=2026-02-01');
  expect(readListQuery(new URL(href, 'http://a').search, { categories: ['System'] })).toEqual(part);
  expect(listHref('/inbox', all)).toBe('/inbox');
});

test.each([
  '?page=0',
  '?page=-1',
  '?page=two',
  '?page=1.5',
  '?from=2026-01-01',
  '?to=2026-01-01',
  '?from=2026-02-01&to=2026-01-01',
  '?from=2026-02-30&to=2026-03-01',
  '?category=Spam',
])('%s shows the whole list: what makes no sense is left out (G-037) [INB-009]', (search) => {
  expect(readListQuery(search, { categories: ['System'] })).toEqual(all);
});

test('a list is filtered by days or a category, not by a page', () => {
  expect(isFiltered({ ...all, page: 2 })).toBe(false);
  expect(isFiltered({ ...all, category: 'System' })).toBe(true);
});
