import { expect, test } from 'vitest';
import type { Proposal } from '../proposals/index.ts';
import { describeRounds } from './parts.ts';

const at = new Date('2026-03-03T04:00:00Z');
const answeredAt = new Date('2026-03-04T04:00:00Z');
const correction: Proposal = {
  ...{ id: 'p1', kind: 'CORRECT', state: 'CONFIRMED', reasons: [], items: ['SIGNATURE'], remark: null, remarks: null },
  ...{ terms: {}, by: { staffId: 's1', name: 'Hla Hla' }, at, decidedBy: null, decidedAt: null, decidedRemark: null },
  ...{ answeredAt: null, changedItems: [], recordBefore: null },
};

test('rounds of correction are those that were confirmed, and say what is done', () => {
  const rounds = describeRounds([
    { ...correction, answeredAt, changedItems: ['SIGNATURE'] },
    { ...correction, decidedAt: answeredAt },
    { ...correction, state: 'OPEN' },
    { ...correction, state: 'SENT_BACK' },
    { ...correction, kind: 'APPROVE' },
  ]);
  const asked = { remarks: null, before: null };
  expect(rounds).toEqual([
    {
      ...asked,
      items: [{ item: 'SIGNATURE', isDone: true }],
      askedAt: at.toISOString(),
      handedInAt: answeredAt.toISOString(),
      changed: ['SIGNATURE'],
    },
    {
      ...asked,
      items: [{ item: 'SIGNATURE', isDone: false }],
      askedAt: answeredAt.toISOString(),
      handedInAt: null,
      changed: [],
    },
  ]);
});
