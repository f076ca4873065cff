import { expect, test } from 'vitest';
import { hidesNavigation } from './paths.ts';

test.each([
  '/login',
  '/login/otp-verify',
  '/signup/nrc',
  '/email/verify/callback',
  '/session-expired',
  '/account-blocked',
  '/en/login',
])('hides the navigation bar and the footer on %s [PUB-029]', (path) => {
  expect(hidesNavigation(path)).toBe(true);
});

test.each(['/', '/start', '/contact', '/account/saving', '/email/verify', '/maintenance', '/no/such/page'])(
  'shows them on %s [PUB-029]',
  (path) => {
    expect(hidesNavigation(path)).toBe(false);
  },
);
