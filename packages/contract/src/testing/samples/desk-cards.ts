import { creditOrderSample } from './customer.ts';
import { note } from './desk-notes.ts';
import type { EndpointSample } from './sample.ts';

const id = '0b7e6f0a-5a0e-4b3c-8a57-1f1f6f3f2c11';
const proposalId = '5d2a9f17-62c8-4b8f-8b3f-2b8f0a4c3e33';
const at = '2026-03-01T04:00:00.000Z';
const maker = { staffId: '7b1de2a4-6a05-4a1c-9a44-0d9a3b5d8f10', name: 'Thida' };
const checker = { staffId: '8c2ef3b5-7b16-4b2d-8b55-1e0b4c6e9f21', name: 'Ko Ko' };

const summary = {
  id,
  applicationNo: 'A-BERY-CJ',
  status: 'PENDING',
  customerId: '9d3f04c6-8c27-4c3e-9c66-2f1c5d7faf32',
  customerName: 'MYA MYA',
  requestedAmount: 2_000_000,
  approvedAmount: null,
  handedInAt: at,
  assignee: null,
  due: null,
  isCorrected: true,
  hasCard: false,
  isAtBank: false,
  proposed: 'APPROVE',
  revision: 4,
};

const proposal = {
  id: proposalId,
  kind: 'APPROVE',
  limit: 1_500_000,
  remark: null,
  remarks: null,
  by: maker,
  at,
  state: 'OPEN',
  decidedBy: null,
  decidedAt: null,
  decidedRemark: null,
};

const changed = { application: summary };
const seen = { id, revision: 4 };

export const deskCards: Readonly<Record<string, EndpointSample>> = {
  listCardApplications: {
    input: { status: 'PENDING', isProposed: true, cursor: 'abc' },
    answer: { applications: [summary], next: null },
    refused: [{ status: 'DRAFT' }, { isProposed: 'yes' }, { cursor: 'a b' }],
  },
  getDeskCardApplication: {
    input: { id },
    answer: {
      application: summary,
      record: { ...creditOrderSample, Documents: [] },
      documents: [
        {
          id: 'f-1',
          type: 'ID_FRONT',
          name: 'front.jpg',
          mediaType: 'image/jpeg',
          sizeBytes: 1,
          uploadedAt: at,
          isUnscanned: false,
        },
      ],
      card: { cardId: 'c-1', cardNumber: '•••• •••• •••• 4242', cardType: 'Visa', madeAt: at },
      refusal: null,
      proposal,
      detailCorrection: null,
      earlierProposals: [
        {
          ...proposal,
          kind: 'INCOMPLETE',
          limit: null,
          remarks: { en: 'The pay slip cannot be read.', mm: 'လစာစာရွက်ကို ဖတ်၍မရပါ။' },
          state: 'CONFIRMED',
          decidedBy: checker,
          decidedAt: at,
        },
      ],
      told: [
        {
          at,
          isRead: false,
          words: {
            en: { subject: 'We need something from you', lines: ['The pay slip cannot be read.'] },
            mm: { subject: 'ပြင်ဆင်ပေးရန် လိုအပ်ပါသည်', lines: ['လစာစာရွက်ကို ဖတ်၍မရပါ။'] },
          },
        },
      ],
      notes: [note],
      history: [{ at, action: 'card.pending', by: null, facts: {} }],
    },
    refused: [{ id: '' }],
  },
  viewCardDocument: {
    input: { id, fileId: 'f-1' },
    answer: { url: '/upload/card-documents/f-1?until=1&seal=x', mediaType: 'image/jpeg', until: at },
    refused: [{ fileId: '' }],
  },
  proposeCardDecision: {
    input: { ...seen, kind: 'APPROVE', limit: 1_500_000, remark: 'Known to the branch.' },
    answer: changed,
    refused: [
      { kind: 'PAY' },
      { limit: undefined },
      { limit: 1 },
      { limit: 1_500_000.5 },
      { limit: 50_000_001 },
      { kind: 'INCOMPLETE' },
      { kind: 'INCOMPLETE', limit: undefined, remark: undefined },
      { kind: 'INCOMPLETE', limit: undefined, remark: 'Please add a pay slip.' },
      { kind: 'CANCEL', limit: undefined, remark: undefined, remarks: { en: 'Lost.', mm: 'Lost.' } },
      { remarks: { en: 'Lost.', mm: 'ပျောက်ဆုံး' } },
      { revision: undefined },
    ],
  },
  confirmCardProposal: { input: { ...seen, proposalId }, answer: changed, refused: [{ proposalId: '' }] },
  sendBackCardProposal: {
    input: { ...seen, proposalId, remark: 'The limit is too high.' },
    answer: changed,
    refused: [{ remark: '' }, { proposalId: undefined }],
  },
  withdrawCardProposal: { input: { ...seen, proposalId }, answer: changed, refused: [{ proposalId: '' }] },
};
