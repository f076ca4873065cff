import { expect, test } from 'vitest';
import { findMatch, matchPath } from './match-path.ts';

test.each([
  ['/', '/', true],
  ['/', '/login', false],
  ['/login', '/login', true],
  ['/login', '/login/', true],
  ['/login', '//login', true],
  ['/login', '/Login', true],
  ['/login', '/logi%6E', true],
  ['/login', '/login/contact', false],
  ['/login/contact', '/login', false],
  ['/etbAccount/bankaccount', '/etbaccount/bankaccount', true],
  ['/inbox/*', '/inbox', true],
  ['/inbox/*', '/inbox/17/reply', true],
  ['/inbox/*', '/inboxes', false],
  ['/order/:id', '/order/17', true],
  ['/order/:id', '/order', false],
  ['/order/:id', '/order/17/18', false],
])('%s and %s: %s', (pattern, pathname, matches) => {
  expect(matchPath(pattern, pathname) !== undefined).toBe(matches);
});

test('what stands for a name is given to the page as it was written, capitals and all', () => {
  expect(matchPath('/Order/:id/:part', '/order/A%20b/Items')).toEqual({ id: 'A b', part: 'Items' });
});

test('what cannot be read is taken as it stands', () => {
  expect(matchPath('/order/:id', '/order/%E0%A4%A')).toEqual({ id: '%E0%A4%A' });
});

test('of several pages the first one counts', () => {
  const routes = [{ path: '/order/new' }, { path: '/order/:id' }];
  expect(findMatch(routes, '/order/new')).toEqual({ route: { path: '/order/new' }, params: {} });
  expect(findMatch(routes, '/order/17')?.params).toEqual({ id: '17' });
  expect(findMatch(routes, '/orders')).toBeUndefined();
});
