import { definitionOf } from '@taga/contract';
import { findProblem } from '@taga/contract/rules/fields/rule';
import { expect, test } from 'vitest';
import type { CaseKind } from '../case-kind.ts';
import { accountKind } from '../kinds/account/account-kind.tsx';
import { cardKind } from '../kinds/card/card-kind.ts';
import { bodyOf, readFilter, writeFilter } from './filter.ts';

function bodyRule({ outline }: CaseKind) {
  const { body } = definitionOf(outline.list);
  if (!body) throw new Error('A list is asked for with a body');
  return body;
}

const everything = '?status=PROPOSED&mine=true&class=301&branch=001&identity=FAILED&hours=24';

test('a link to a list asks for the same list, and is written again as it was [DSK-002]', () => {
  const filter = readFilter(accountKind, everything);
  const body = bodyOf(accountKind, filter);
  expect(body).toEqual({
    status: 'PROPOSED',
    mine: true,
    accountClass: '301',
    branchCode: '001',
    identity: 'FAILED',
    olderThanHours: 24,
  });
  expect(findProblem(bodyRule(accountKind), body)).toBeUndefined();
  expect(writeFilter(accountKind, filter)).toBe(everything);
});

test('cards have the filters that their call has [DSK-009]', () => {
  const filter = readFilter(cardKind, '?status=APPROVED&proposed=true&mine=true');
  const body = bodyOf(cardKind, filter);
  expect(body).toEqual({ status: 'APPROVED', isProposed: true });
  expect(findProblem(bodyRule(cardKind), body)).toBeUndefined();
  expect(writeFilter(cardKind, filter)).toBe('?status=APPROVED&proposed=true');
});

test('an address that says nothing, or nothing known, shows what waits [DSK-002]', () => {
  for (const search of ['', '?status=LATER&identity=MAYBE&hours=-1&mine=no']) {
    expect(bodyOf(accountKind, readFilter(accountKind, search))).toEqual({ status: 'WAITING' });
    expect(writeFilter(accountKind, readFilter(accountKind, search))).toBe('');
  }
  expect(bodyOf(cardKind, readFilter(cardKind, ''))).toEqual({ status: 'PENDING' });
});
