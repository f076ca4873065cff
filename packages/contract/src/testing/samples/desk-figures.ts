import type { EndpointSample } from './sample.ts';

const period = { from: '2025-03-01', to: '2025-03-31' };
const day = '2025-03-01';
const steps = [{ step: 'initial', completed: 30, stopped: 4 }];
const refusedPeriods = [{ from: '2025-04-01' }, { from: '2024-12-01' }, { to: '2025-02-30' }];

export const deskFigures: Readonly<Record<string, EndpointSample>> = {
  getFigures: {
    input: period,
    answer: {
      applications: [{ day, status: 'PENDING', count: 12 }],
      requests: [{ day, kind: 'card-renewal', status: 'READY', count: 2 }],
      dropOff: steps,
      decisions: { count: 5, medianMinutes: 92.5, days: [{ day, count: 5, medianMinutes: 92.5 }] },
      identity: [{ day, verified: 9, failed: 1, undecided: 2 }],
      codes: [{ day, sent: 40, failed: 1, expired: 0 }],
    },
    refused: refusedPeriods,
  },
  getHealthFigures: {
    input: { ...period, by: 'operator' },
    answer: {
      dropOff: [{ group: 'MPT', people: 28, applications: 30, handedIn: 20, steps }],
      codes: [{ group: 'MPT', people: 28, sent: 40, failed: 1, expired: 0 }],
      identity: [{ group: 'others', people: 20, verified: 18, failed: 1, undecided: 1 }],
    },
    refused: [...refusedPeriods, { by: 'name' }],
  },
};
