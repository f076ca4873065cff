import { expect, test } from 'vitest';
import { matchesPath } from './matches-path.ts';

test.each([
  ['/', '/', true],
  ['/', '/login', false],
  ['/login', '/login', true],
  ['/login', '/login/', true],
  ['/login', '/Login', true],
  ['/login', '/login/contact', false],
  ['/login/contact', '/login', false],
  ['/inbox/*', '/inbox', true],
  ['/inbox/*', '/inbox/17/reply', true],
  ['/inbox/*', '/inboxes', false],
  ['/order/:id', '/order/17', true],
  ['/order/:id', '/order', false],
  ['/order/:id', '/order/17/18', false],
])('%s and %s: %s', (pattern, pathname, matches) => {
  expect(matchesPath(pattern, pathname)).toBe(matches);
});
