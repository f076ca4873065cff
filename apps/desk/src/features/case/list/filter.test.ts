import { definitionOf } from '@taga/contract';
import { findProblem } from '@taga/contract/rules/fields/rule';
import { expect, test } from 'vitest';
import type { CaseKind } from '../case-kind.ts';
import { accountKind } from '../kinds/account/account-kind.tsx';
import { cardKind } from '../kinds/card/card-kind.ts';
import { bodyOf, filterIn, readFilter, showsQueue, wideFilters, withStatus, writeFilter } from './filter.ts';

function bodyRule({ outline }: CaseKind) {
  const { body } = definitionOf(outline.list);
  if (!body) throw new Error('A list is asked for with a body');
  return body;
}

const everything =
  '?status=PROPOSED&text=Mya+Mya&mine=true&newest=true&dueFirst=true&due=late&queue=cards&class=301&branch=001&identity=FAILED&hours=24&mark=corrected&holder=nobody';

test('a link to a list asks for the same list, and is written again as it was [DSK-002, DSK-029]', () => {
  const filter = readFilter(accountKind, everything);
  const body = bodyOf(accountKind, filter);
  expect(body).toEqual({
    status: 'PROPOSED',
    text: 'Mya Mya',
    newestFirst: true,
    dueFirst: true,
    due: 'late',
    queue: 'cards',
    mark: 'corrected',
    holder: 'nobody',
    mine: true,
    accountClass: '301',
    branchCode: '001',
    identity: 'FAILED',
    olderThanHours: 24,
  });
  expect(findProblem(bodyRule(accountKind), body)).toBeUndefined();
  expect(writeFilter(accountKind, filter)).toBe(everything);
  // A saved view comes back as what a call asks for.
  expect(writeFilter(accountKind, filterIn(accountKind, body))).toBe(everything);
});

test('the queue stays beside a case whose kind has a list of its own [DSK-029]', () => {
  const all = writeFilter(accountKind, readFilter(accountKind, '?status=PROPOSED'), true);
  expect([all, showsQueue(all)]).toEqual(['?status=PROPOSED&queue=all', true]);
  expect(bodyOf(accountKind, readFilter(accountKind, all))).toEqual({ status: 'PROPOSED' });
  const cards = writeFilter(accountKind, readFilter(accountKind, '?queue=cards'), true);
  expect([cards, showsQueue(cards), showsQueue('?status=APPROVED')]).toEqual(['?queue=cards', true, false]);
});

test('fewer characters than a search needs are no search [DSK-029]', () => {
  expect(bodyOf(accountKind, readFilter(accountKind, '?text=My'))).toEqual({ status: 'WAITING' });
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

test('what shows cases of any status stands in place of one, and choosing a status leaves it [DSK-029, DSK-030]', () => {
  const late = readFilter(accountKind, '?due=late&mine=true&branch=001');
  expect(wideFilters(accountKind, late).map(({ name }) => name)).toEqual(['mine', 'due']);
  expect(writeFilter(accountKind, withStatus(accountKind, late, 'PROPOSED'))).toBe('?status=PROPOSED&branch=001');
  expect(wideFilters(accountKind, readFilter(accountKind, '?status=PROPOSED&branch=001'))).toEqual([]);
});
