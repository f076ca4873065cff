import { accountClasses, findAccountClass } from '@taga/reference/account-classes';
import { expect, test } from 'vitest';
import type { Customer } from '../../access/session/session.ts';
import { findClosedReason } from './closed-reason.ts';

function customer(changes: Partial<Customer>): Customer {
  const known = { name: 'MYA MYA', loginId: 'mya@example.com', idNumber: '12/DAGAMA(N)123456' };
  return { ...known, idType: 'NRC', isCardCustomer: false, isExistingCustomer: false, ...changes };
}

function reasonFor(code: string, changes: Partial<Customer>) {
  const accountClass = findAccountClass(code);
  if (!accountClass) throw new Error(`There is no class ${code}`);
  return findClosedReason(accountClass, customer(changes));
}

test('108 is closed to a passport, and open to every other kind of ID (G-057) [PRD-012, ROL-016]', () => {
  expect(reasonFor('108', { idType: 'PASSPORT' })).toBe('needsNationalId');
  expect(reasonFor('108', { idType: 'NRC' })).toBeUndefined();
  expect(reasonFor('108', { idType: 'OLD_NRC' })).toBeUndefined();
});

test('107 is closed to everything but a passport (G-057) [PRD-013, ROL-016]', () => {
  expect(reasonFor('107', { idType: 'NRC' })).toBe('needsPassport');
  expect(reasonFor('107', { idType: 'OLD_NRC' })).toBe('needsPassport');
  expect(reasonFor('107', { idType: 'PASSPORT' })).toBeUndefined();
});

test.each(['NRC', 'PASSPORT'])('the kyat accounts are open to somebody with a %s (G-136)', (idType) => {
  const inKyat = accountClasses.filter(({ currency }) => currency === 'MMK');
  expect(inKyat).toHaveLength(6);
  for (const { code } of inKyat) expect(reasonFor(code, { idType })).toBeUndefined();
});

test('who came for a card can open Cash Current and nothing else (G-024) [DSH-008, ROL-006]', () => {
  const open = accountClasses.filter(({ code }) => reasonFor(code, { isCardCustomer: true }) === undefined);
  expect(open.map(({ code }) => code)).toEqual(['137']);
  expect(reasonFor('301', { isCardCustomer: true })).toBe('notForCards');
});
