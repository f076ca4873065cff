import { expect, test } from 'vitest';
import { hasEnded, isCorrected, missingDocuments, slotOf } from './kind.ts';

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
