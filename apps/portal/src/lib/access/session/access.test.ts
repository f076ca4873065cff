import { expect, test } from 'vitest';
import { findDetour } from './access.ts';
import type { Session } from './session.ts';

const customer = {
  name: 'MYA MYA',
  loginId: 'mya@example.com',
  isCardCustomer: false,
  isExistingCustomer: false,
  idType: 'NRC',
  idNumber: '12/DAGAMA(N)123456',
};
const open: Session = { kind: 'open', customer, expiresAtMs: 1 };

test.each([
  ['absent', '/login'],
  ['odd', '/'],
  ['expired', '/session-expired'],
] as const)('a customer’s page sends an %s session to %s [SES-012 to SES-014]', (kind, path) => {
  expect(findDetour('customer', { kind })).toBe(path);
});

test('a customer’s page lets an open session in [ROL-003]', () => {
  expect(findDetour('customer', open)).toBeUndefined();
});

test('signing in and signing up send an open session to the account page, and let all others stay [SES-008, SES-009]', () => {
  expect(findDetour('visitor', open)).toBe('/myaccount');
  for (const kind of ['absent', 'odd', 'expired'] as const) expect(findDetour('visitor', { kind })).toBeUndefined();
});

test('public pages are for everybody', () => {
  for (const session of [open, { kind: 'absent' }, { kind: 'odd' }, { kind: 'expired' }] as const) {
    expect(findDetour('everyone', session)).toBeUndefined();
  }
});
