import { expect, test } from 'vitest';
import type { CaseSummary } from '../case-kind.ts';
import { firstCase, nextCase } from './next-case.ts';

const me = { staffId: 's-1' };
const at = '2026-03-01T04:00:00.000Z';

const row = (id: string, other: Partial<CaseSummary> = {}): CaseSummary => ({
  id,
  applicationNo: `A-${id}`,
  status: 'WAITING',
  customerId: 'c-1',
  customerName: 'MYA MYA',
  handedInAt: at,
  isCorrected: false,
  revision: 1,
  ...other,
});
const heldBy = (staffId: string) => ({ holder: { staffId, name: 'Thida', since: at, until: at } });
const proposedBy = (staffId: string) => ({ proposed: { kind: 'APPROVE', by: { staffId, name: 'Thida' } } });

const next = (rows: readonly CaseSummary[], id: string) => nextCase(rows, id, me)?.id;

test('after a decision the next case is the one below, and at the end the first that was left [DSK-031]', () => {
  const rows = [row('a'), row('b'), row('c')];
  expect([next(rows, 'a'), next(rows, 'b'), next(rows, 'c')]).toEqual(['b', 'c', 'a']);
});

test('what somebody else has in hand, and what one has proposed oneself, is passed by [DSK-031]', () => {
  const rows = [row('a'), row('b', heldBy('s-2')), row('c', proposedBy('s-1')), row('d', heldBy('s-1')), row('e')];
  expect([next(rows, 'a'), next(rows, 'd')]).toEqual(['d', 'e']);
  expect(next([row('a'), row('b', proposedBy('s-2'))], 'a')).toBe('b');
});

test('what was given to somebody else is passed by, and what was given to oneself is not [DSK-031, DSK-032]', () => {
  const givenTo = (staffId: string) => ({ assignee: { staffId, name: 'Thida' } });
  expect(next([row('a'), row('b', givenTo('s-2')), row('c', givenTo('s-1'))], 'a')).toBe('c');
});

test('the list begins with the first case that nobody else has in hand [DSK-031]', () => {
  expect(firstCase([row('a', heldBy('s-2')), row('b', proposedBy('s-1')), row('c'), row('d')], me)?.id).toBe('c');
  expect(firstCase([row('a', heldBy('s-2'))], me)).toBeUndefined();
});

test('nothing follows the only one, and one that does not stand in the list [DSK-031]', () => {
  expect(next([row('b'), row('c')], 'a')).toBeUndefined();
  expect([next([row('a')], 'a'), next([row('a'), row('b', heldBy('s-2'))], 'a'), next([], 'a')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
