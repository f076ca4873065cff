import { expect, test } from 'vitest';
import {
  hasEnded,
  isCorrected,
  isRemarkRead,
  mayCorrectFile,
  mayCorrectStep,
  missingDocuments,
  slotOf,
} from './kind.ts';

const statuses = {
  SUBMITTED: 'WAITING',
  INCOMPLETE: 'CORRECTION',
  DELIVERED: 'COMPLETED',
  CANCEL: 'REJECTED',
} as never;

test('an application that came back is open to its customer, and no other is', () => {
  const open = ['SUBMITTED', 'INCOMPLETE', 'DELIVERED', 'CANCEL', 'unheard-of', null];
  expect(open.filter((status) => isCorrected({ statuses }, status))).toEqual(['INCOMPLETE']);
});

test('what is completed or rejected has ended, and another one may be started', () => {
  const ended = ['SUBMITTED', 'INCOMPLETE', 'DELIVERED', 'CANCEL', 'unheard-of'];
  expect(ended.filter((status) => hasEnded({ statuses }, status))).toEqual(['DELIVERED', 'CANCEL']);
});

test('a file belongs to the slot it was sent for, by its own name or by that of one that is stored', () => {
  const documents = [{ type: 'ID' }, { type: 'INCOME', storedAs: ['INCOME-1', 'INCOME-2'] }] as never;
  expect(slotOf({ documents }, 'ID')?.type).toBe('ID');
  expect(slotOf({ documents }, 'INCOME-2')?.type).toBe('INCOME');
  expect(slotOf({ documents }, 'INCOME-3')).toBeUndefined();
});

test('a document is missing where it is needed and not there', () => {
  const slots = [
    { type: 'ID', isNeeded: () => true },
    { type: 'PAY', isNeeded: () => false },
    { type: 'NOTE' },
  ] as never;
  expect(missingDocuments(slots, { documents: [] })).toEqual(['ID']);
  expect(missingDocuments(slots, { documents: [{ type: 'ID' }] })).toEqual([]);
});

test('while something is asked for, its file and its step may be changed and no other', () => {
  const corrections = [
    { item: 'PHOTO', step: 'identity', files: ['PRIMARY-', 'VIDEO'] },
    { item: 'ADDRESS', step: 'address', files: [] },
  ] as never;
  const files = (...items: string[]) =>
    ['PRIMARY-FRONT', 'VIDEO', 'LETTER'].filter((type) => mayCorrectFile({ corrections }, items, type));
  expect(files('PHOTO')).toEqual(['PRIMARY-FRONT', 'VIDEO']);
  expect(files('ADDRESS')).toEqual([]);
  expect(files('PHOTO', 'ADDRESS')).toEqual(['PRIMARY-FRONT', 'VIDEO']);
  expect(files()).toEqual(['PRIMARY-FRONT', 'VIDEO', 'LETTER']);
  expect(mayCorrectStep({ corrections }, ['ADDRESS'], 'address')).toBe(true);
  expect(mayCorrectStep({ corrections }, ['ADDRESS'], 'identity')).toBe(false);
  expect(mayCorrectStep({ corrections }, [], 'identity')).toBe(true);
});

test('the customer reads the remark of what comes back or is rejected, and of nothing else', () => {
  const decisions = { CORRECT: { to: 'INCOMPLETE' }, REJECT: { to: 'CANCEL' }, DELIVER: { to: 'DELIVERED' } } as never;
  const read = ['CORRECT', 'REJECT', 'DELIVER', 'unheard-of'].filter((name) =>
    isRemarkRead({ decisions, statuses }, name),
  );
  expect(read).toEqual(['CORRECT', 'REJECT']);
});
