import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { definitionOf } from '../../endpoint.ts';
import { moveService, proposeDecision } from './cases.ts';

const takes = (endpoint: typeof proposeDecision | typeof moveService, body: object) =>
  z.safeParse(definitionOf(endpoint as typeof proposeDecision).body as z.ZodMiniType, body).success;

const reasons = [{ reason: 'photo-unreadable', descriptions: ['photo-again'] }];
const remarks = { en: 'Please send it again', mm: 'ထပ်ပို့ပါ' };
const whole = {
  APPROVE: { kind: 'APPROVE' },
  REJECT: { kind: 'REJECT', reasons },
  CORRECT: { kind: 'CORRECT', items: ['SIGNATURE'] },
} as const;
const propose = (kind: keyof typeof whole, changes: object = {}) =>
  takes(proposeDecision, { id: 'c-1', revision: 1, ...whole[kind], ...changes });
const kinds = Object.keys(whole) as (keyof typeof whole)[];
const kindsThatTake = (changes: object) => kinds.filter((kind) => propose(kind, changes));

test('a rejection has reasons and a correction its items, and nothing else has any', () => {
  expect(kindsThatTake({})).toEqual(kinds);
  expect(kindsThatTake({ reasons })).toEqual(['REJECT']);
  expect(kindsThatTake({ items: ['SIGNATURE'] })).toEqual(['CORRECT']);
  expect(propose('REJECT', { reasons: [] })).toBe(false);
  expect(propose('CORRECT', { items: [] })).toBe(false);
});

test('a remark for the checker comes with an approval, words for the customer with anything else', () => {
  expect(kindsThatTake({ remark: 'Seen at the branch' })).toEqual(['APPROVE']);
  expect(kindsThatTake({ remarks })).toEqual(['REJECT', 'CORRECT']);
});

test('only an approval links a customer, with a remark that says how, or does without proof', () => {
  expect(kindsThatTake({ linkCustomerNo: '123' })).toEqual([]);
  expect(kindsThatTake({ linkCustomerNo: '123', remark: 'Known to us' })).toEqual(['APPROVE']);
  expect(kindsThatTake({ withoutProof: 'Seen in person' })).toEqual(['APPROVE']);
});

test('a rejection of a service says why; one that is done need not', () => {
  const move = (status: string, changes = {}) =>
    takes(moveService, { id: 'c-1', serviceId: 'PASSBOOK', status, ...changes });
  expect([move('COMPLETED'), move('COMPLETED', { remarks })]).toEqual([true, true]);
  expect([move('REJECTED'), move('REJECTED', { remarks })]).toEqual([false, true]);
});
