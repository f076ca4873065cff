import { note } from './desk-notes.ts';
import type { EndpointSample } from './sample.ts';

const id = '0b7e6f0a-5a0e-4b3c-8a57-1f1f6f3f2c12';
const proposalId = '5d2a9f17-62c8-4b8f-8b3f-2b8f0a4c3e34';
const at = '2026-03-01T04:00:00.000Z';
const maker = { staffId: '7b1de2a4-6a05-4a1c-9a44-0d9a3b5d8f10', name: 'Thida' };

const summary = {
  id,
  applicationNo: 'A-BERY-CJ',
  status: 'APPROVED',
  customerId: '9d3f04c6-8c27-4c3e-9c66-2f1c5d7faf32',
  customerName: 'MYA MYA',
  cardNumber: '•••• •••• •••• 4242',
  branchCode: '001',
  handedInAt: at,
  assignee: null,
  due: null,
  isCorrected: false,
  proposed: 'MAKE',
  revision: 2,
};

const proposal = {
  id: proposalId,
  kind: 'MAKE',
  remark: null,
  remarks: null,
  by: maker,
  at,
  state: 'OPEN',
  decidedBy: null,
  decidedAt: null,
  decidedRemark: null,
};

const record = {
  Applicant: {
    APPLICANT_NAME: 'MYA MYA',
    FATHER_NAME: 'U HLA',
    NRC: '12/DAGAMA(N)123456',
    DOB: '1990-02-28',
    EMAIL: 'mya@example.com',
    MOBILE_NO: '09777888999',
    NATIONALITY: 'MM',
    GENDER: 'F',
  },
  Card: { CardId: 'c-1', CardNumber: '•••• •••• •••• 4242', CardType: 'Visa', Expiry: '2026-03' },
  BranchCode: '001',
};

const changed = { application: summary };
const seen = { id, revision: 2 };

export const deskRenewals: Readonly<Record<string, EndpointSample>> = {
  listRenewalApplications: {
    input: { status: 'APPROVED', isProposed: true, cursor: 'abc' },
    answer: { applications: [summary], next: null },
    refused: [{ status: 'DELIVERED' }, { isProposed: 'yes' }, { cursor: 'a b' }],
  },
  getDeskRenewalApplication: {
    input: { id },
    answer: {
      application: summary,
      record,
      documents: [],
      newCard: { cardNumber: '•••• •••• •••• 4343', cardType: 'Visa' },
      refusal: null,
      proposal,
      detailCorrection: null,
      earlierProposals: [],
      told: [],
      notes: [note],
      history: [{ at, action: 'card-renewal.approved', by: null, facts: {} }],
    },
    refused: [{ id: '' }],
  },
  viewRenewalDocument: {
    input: { id, fileId: 'f-1' },
    answer: { url: '/upload/files/f-1?until=1&seal=x', mediaType: 'image/jpeg', until: at },
    refused: [{ fileId: '' }],
  },
  proposeRenewalDecision: {
    input: { ...seen, kind: 'MAKE', remark: 'Ordered from the printer.' },
    answer: changed,
    refused: [{ kind: 'APPROVE' }, { remark: ' ' }, { revision: undefined }],
  },
  confirmRenewalProposal: { input: { ...seen, proposalId }, answer: changed, refused: [{ proposalId: '' }] },
  sendBackRenewalProposal: {
    input: { ...seen, proposalId, remark: 'Not yet.' },
    answer: changed,
    refused: [{ remark: '' }, { proposalId: undefined }],
  },
  withdrawRenewalProposal: { input: { ...seen, proposalId }, answer: changed, refused: [{ proposalId: '' }] },
};
