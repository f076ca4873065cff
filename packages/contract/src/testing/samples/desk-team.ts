import type { EndpointSample } from './sample.ts';

const staffId = '7b1de2a4-6a05-4a1c-9a44-0d9a3b5d8f10';
const anyCase = { queue: 'cases', id: '0b7e6f0a-5a0e-4b3c-8a57-1f1f6f3f2c11' };
const absence = { from: '2026-03-02', to: '2026-03-06' };
const noCase = [{ id: '' }, { queue: undefined }];

export const deskTeam: Readonly<Record<string, EndpointSample>> = {
  getTeam: {
    answer: {
      members: [
        {
          ...{ staffId, name: 'Thida Win', roles: ['maker'] },
          ...{ absence, isAbsent: false, cases: 4, late: 1, proposed: 2, decidedToday: 0 },
        },
      ],
    },
  },
  assignCase: { input: { ...anyCase, staffId }, answer: {}, refused: [...noCase, { staffId: 'x' }] },
  freeCase: { input: anyCase, answer: {}, refused: noCase },
  setAbsence: {
    input: { absence },
    answer: {},
    refused: [{ absence: undefined }, { absence: { from: '2026-02-30', to: '2026-03-06' } }, { staffId: 'x' }],
  },
  handOverCases: {
    input: { staffId, note: 'The customer calls back on Monday.' },
    answer: { handedOver: 3, returned: 1 },
    refused: [{ staffId: undefined }, { note: ' ' }, { note: 'x'.repeat(2001) }],
  },
};
