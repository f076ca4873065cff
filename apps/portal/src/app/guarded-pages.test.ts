import { expect, test } from 'vitest';
import { findDetour } from '../lib/access/session/access.ts';
import { pageTable } from './page-table.ts';

test('every page of opening an account or of applying for a card is for customers only (G-137) [SES-011]', () => {
  const opening = pageTable.pages.filter(({ path }) =>
    /^\/(create-account|create-etb-account|etbAccount|credit-card-apply)(\/|$)/.test(path),
  );
  expect(opening.length).toBeGreaterThan(0);
  expect(opening.filter(({ access }) => access !== 'customer')).toEqual([]);
});

test('pages are for visitors, for customers or for both, and none is for staff (G-150) [PUB-001, ROL-018]', () => {
  expect(new Set(pageTable.pages.map(({ access }) => access))).toEqual(new Set(['everyone', 'visitor', 'customer']));
  expect(pageTable.pages.filter(({ path }) => /staff|admin|desk/.test(path))).toEqual([]);
});

test.each([
  ...['/', '/start', '/contact', '/faqs', '/blog', '/support', '/start/saving', '/print', '/renewal'],
  ...['/signup', '/signup/get-started', '/signup/otp-verify', '/email/verify/callback'],
  ...['/login', '/login/forget-password', '/login/otp-verify', '/login/create-new-password'],
])('who is not signed in may open %s [ROL-002]', (path) => {
  const { page } = pageTable.find(path);
  expect(page.path).not.toBe('*');
  expect(findDetour(page.access, { kind: 'absent' })).toBeUndefined();
});

test.each(['/myaccount', '/profile', '/account', '/inbox', '/orders', '/credit-card-apply'])(
  'who is not signed in may not open %s [ROL-002]',
  (path) => {
    expect(findDetour(pageTable.find(path).page.access, { kind: 'absent' })).toBe('/login');
  },
);
