import type { EndpointSample } from './sample.ts';

const at = '2026-03-01T04:00:00.000Z';
const id = '0b7e6f0a-5a0e-4b3c-8a57-1f1f6f3f2c11';
const by = { staffId: 's-1', name: 'Thida Win' };
const colleague = { staffId: 's-2', name: 'Hnin Wai' };

export const note = { id: 'n-1', text: '@Hnin Wai The customer calls back on Monday.', by, at, mentions: [colleague] };

export const deskNotes: Readonly<Record<string, EndpointSample>> = {
  addCaseNote: {
    input: { queue: 'cases', id, text: note.text },
    answer: note,
    refused: [{ text: ' ' }, { text: 'x'.repeat(2001) }, { id: '' }, { queue: undefined }],
  },
  listChanges: {
    answer: {
      since: at,
      changes: [
        { kind: 'NOTED', at, by, queue: 'cases', caseId: id, applicationNo: 'A-7K3M-29', customerName: 'MYA MYA' },
        {
          kind: 'CORRECTED',
          at,
          by: null,
          queue: 'cards',
          caseId: id,
          applicationNo: 'A-7K3M-29',
          customerName: 'AUNG',
        },
      ],
    },
  },
  listColleagues: { answer: { colleagues: [by, colleague] } },
  listMentions: {
    input: { cursor: 'abc' },
    answer: {
      mentions: [{ ...note, queue: 'cases', caseId: id, applicationNo: 'A-7K3M-29', isSeen: false }],
      next: null,
      unseen: 1,
    },
    refused: [{ cursor: 'a b' }],
  },
};
