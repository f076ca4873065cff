import type { Figures } from '@taga/contract/records/desk/figures';
import { expect, test } from 'vitest';
import { headlines, outcomesOfDay, requestSums } from './sums.ts';

const figures: Figures = {
  applications: [
    { day: '2026-03-01', status: 'INIT', count: 4 },
    { day: '2026-03-01', status: 'PENDING', count: 3 },
    { day: '2026-03-01', status: 'INCOMPLETED', count: 1 },
    { day: '2026-03-01', status: 'COMPLETED', count: 2 },
    { day: '2026-03-02', status: 'REJECTED', count: 1 },
  ],
  requests: [
    { day: '2026-03-01', kind: 'card-renewal', status: 'READY', count: 2 },
    { day: '2026-03-02', kind: 'card-renewal', status: 'READY', count: 1 },
    { day: '2026-03-02', kind: 'card', status: 'PENDING', count: 4 },
  ],
  dropOff: [],
  decisions: { count: 3, medianMinutes: 95, days: [] },
  identity: [{ day: '2026-03-01', verified: 3, failed: 1, undecided: 0 }],
  codes: [],
};

test('what waits and what came back for correction are both in review [DSK-013]', () => {
  expect(outcomesOfDay(figures, '2026-03-01')).toEqual([2, 4, 0, 4]);
  expect(outcomesOfDay(figures, '2026-03-02')).toEqual([0, 0, 1, 0]);
});

test('a rate of nothing is no rate, and who only began has submitted nothing [DSK-013]', () => {
  expect(headlines(figures)).toEqual({
    begun: 11,
    handedIn: 7,
    decisions: 3,
    medianMinutes: 95,
    passRate: 0.75,
    codeRate: undefined,
  });
});

test('renewals of cards stand in the figures by how far they are, the days together [CRD-004, DSK-013]', () => {
  expect(requestSums(figures)).toEqual([
    { kind: 'card-renewal', status: 'READY', count: 3 },
    { kind: 'card', status: 'PENDING', count: 4 },
  ]);
});
