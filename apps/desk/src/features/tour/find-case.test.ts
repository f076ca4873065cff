import { definitionOf } from '@taga/contract';
import { getTour } from '@taga/contract/endpoints/desk/tour';
import { sampleOf } from '@taga/contract/samples';
import { expect, test } from 'vitest';
import { findClean, findProposed, findWaiting, type TourCase } from './find-case.ts';

const [me, other] = ['s-1', 's-2'] as const;
const sample = definitionOf(getTour).answer.parse(sampleOf(getTour.id)?.answer).cases[0];
const free = { holder: null, assignee: null, proposed: null, isCorrected: false, lookReasons: [] };
const waiting = (id: string, changes: Partial<TourCase> = {}) =>
  ({ ...sample, ...free, id, status: 'WAITING', ...changes }) as TourCase;
const proposed = (id: string, by: string) =>
  waiting(id, { status: 'PROPOSED', proposed: { kind: 'APPROVE', by: { staffId: by, name: by } } });
const heldBy = (staffId: string) => ({ holder: { staffId, name: staffId, since: '', until: '' } });
const nobody = { staffId: me, kept: undefined };
const kept = (id: string) => ({ staffId: me, kept: { id, customerId: 'c-1' } });
const found = (result: ReturnType<typeof findClean>) => (result.state === 'open' ? result.found.id : result.state);

test('the clean case is the newest without anything to know that nobody else has in hand', () => {
  const cases = [
    waiting('old'),
    waiting('mine', heldBy(me)),
    waiting('theirs', heldBy(other)),
    waiting('given', { assignee: { staffId: other, name: 'x' } }),
    waiting('marked', { lookReasons: ['possible-duplicate'] }),
    waiting('corrected', { isCorrected: true }),
  ];
  expect(found(findClean(cases, nobody))).toBe('old');
  expect(found(findClean(cases.slice(1), nobody))).toBe('mine');
  expect(found(findClean(cases.slice(2), nobody))).toBe('gone');
});

test('a later step comes back to the case that was taken, and says so when it is past that', () => {
  const cases = [waiting('taken', heldBy(me)), waiting('newer')];
  expect(found(findClean(cases, kept('taken')))).toBe('taken');
  expect(found(findClean([proposed('taken', me), waiting('newer')], kept('taken')))).toBe('done');
  expect(found(findClean([waiting('newer')], kept('taken')))).toBe('newer');
});

test('a case that needs a second look is found by the reason that counts most, and is gone once it is decided', () => {
  const find = findWaiting('introducer-declined', 'identity-skipped');
  const cases = [waiting('skipped', { lookReasons: ['identity-skipped'] })];
  expect(found(find([...cases, waiting('declined', { lookReasons: ['introducer-declined'] })], nobody))).toBe(
    'declined',
  );
  expect(found(find(cases, nobody))).toBe('skipped');
  expect(found(find([waiting('clean')], nobody))).toBe('gone');
});

test('a checker finds what was proposed on the way, else what anybody else proposes', () => {
  const cases = [proposed('own', me), proposed('first', other), proposed('taken', other)];
  expect(found(findProposed(cases, kept('taken')))).toBe('taken');
  expect(found(findProposed(cases, nobody))).toBe('first');
  expect(found(findProposed(cases, kept('decided')))).toBe('done');
  expect(found(findProposed([proposed('own', me)], nobody))).toBe('gone');
});
