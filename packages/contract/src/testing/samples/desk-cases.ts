import { wholeApplication } from './account-opening.ts';
import { note } from './desk-notes.ts';
import type { EndpointSample } from './sample.ts';

const id = '0b7e6f0a-5a0e-4b3c-8a57-1f1f6f3f2c11';
const fileId = '3c1f4a56-0f0e-4d8e-9a59-0c8c1a7b2d22';
const proposalId = '5d2a9f17-62c8-4b8f-8b3f-2b8f0a4c3e33';
const at = '2026-03-01T04:00:00.000Z';
const maker = { staffId: '7b1de2a4-6a05-4a1c-9a44-0d9a3b5d8f10', name: 'Thida' };
const checker = { staffId: '8c2ef3b5-7b16-4b2d-8b55-1e0b4c6e9f21', name: 'Ko Ko' };

const summary = {
  id,
  applicationNo: 'A-BERY-CJ',
  status: 'WAITING',
  accountClass: '301',
  currency: 'MMK',
  branchCode: '001',
  customerId: '9d3f04c6-8c27-4c3e-9c66-2f1c5d7faf32',
  customerName: 'MYA MYA',
  handedInAt: at,
  identity: 'PENDING',
  marks: ['identity-not-verified'],
  isCorrected: true,
  holder: { ...maker, since: at, until: '2026-03-01T04:30:00.000Z' },
  assignee: null,
  due: { soonAt: '2026-03-02T06:00:00.000Z', at: '2026-03-02T08:30:00.000Z' },
  revision: 2,
};
export const queuedCase = { ...summary, queue: 'cases', proposed: { kind: 'APPROVE', by: maker } };
const changed = { case: summary };
const view = { id: proposalId, name: 'Old ones', filter: { status: 'WAITING', olderThanHours: 24 }, count: 3 };

const proposal = {
  id: proposalId,
  kind: 'CORRECT',
  reasons: [],
  items: ['ID_BACK'],
  remark: null,
  remarks: { en: 'The number is in the shadow.', mm: 'နံပါတ်သည် အရိပ်ထဲတွင် ရှိနေပါသည်။' },
  linkCustomerNo: null,
  withoutProof: null,
  by: maker,
  at,
  state: 'CONFIRMED',
  decidedBy: checker,
  decidedAt: at,
  decidedRemark: null,
};

const wholeCase = {
  case: summary,
  record: wholeApplication,
  files: [
    {
      id: fileId,
      type: 'PRIMARY-BACK',
      name: 'back.jpg',
      mediaType: 'image/jpeg',
      sizeBytes: 120_000,
      uploadedAt: at,
      isUnscanned: false,
    },
  ],
  identityChecks: [
    {
      id: proposalId,
      status: 'PENDING',
      idType: 'DL',
      reasons: ['second-document'],
      scores: { faceDistance: 0.41, frontBrightness: 51.2, passportNumberSame: 1, liveness: 0.97 },
      limits: { faceDistance: { atMost: 0.45 }, frontBrightness: { atLeast: 60 }, passportNumberSame: { atLeast: 1 } },
      faceAt: { left: 0.1, top: 0.2, width: 0.25, height: 0.4 },
      at,
      counts: true,
    },
    {
      id: fileId,
      status: 'FAILED',
      idType: 'NID',
      reasons: ['face-differs'],
      scores: {},
      limits: {},
      faceAt: null,
      at,
      counts: false,
    },
  ],
  lookReasons: [
    'identity-not-verified',
    'identity-pending',
    'identity-second-document',
    'identity-differed',
    'file-of-another',
    'possible-duplicate',
  ],
  sameFiles: [
    {
      type: 'SELFIE-VIDEO',
      match: 'same-picture',
      applicationId: id,
      customerId: checker.staffId,
      customerName: 'ZAW WIN',
      at,
    },
  ],
  introducers: [
    {
      introducer: 'Introducer1',
      name: 'DAW HLA',
      phone: '09777888997',
      state: 'confirmed',
      notAskedBecause: null,
      answeredAt: at,
    },
  ],
  services: [
    {
      serviceId: 'PASSBOOK',
      name: { en: 'Passbook', mm: 'ဘဏ်စာအုပ်' },
      status: 'PENDING',
      orderedAt: at,
      moves: [],
      rejection: null,
    },
  ],
  elsewhere: { duplicates: 1, sameFiles: 0 },
  duplicates: [
    {
      customerId: checker.staffId,
      name: 'DAW MYAR MYAR',
      fatherName: 'U HLA',
      idType: 'NRC',
      idValue: '12/DAGAMA(N)123457',
      phone: '09777888998',
      birthDate: '1990-02-28',
      signedUpAt: at,
      matches: [{ reason: 'near-name', because: ['honorific', 'spelling'] }],
      differs: ['name', 'identity', 'phone'],
      applications: [{ id, accountClass: '301', currency: 'MMK', status: 'PENDING', begunAt: at, photoId: id }],
    },
  ],
  knownAs: { customerNo: '1000001', name: 'MYA MYA', phone: '09777888990' },
  customerNo: null,
  isBankCustomer: false,
  detailCorrection: null,
  proposal: { ...proposal, state: 'OPEN', decidedBy: null, decidedAt: null },
  earlierProposals: [proposal],
  corrections: [
    {
      items: [{ item: 'ID_BACK', isDone: true }],
      remarks: { en: 'The number is in the shadow.', mm: 'နံပါတ်သည် အရိပ်ထဲတွင် ရှိနေပါသည်။' },
      askedAt: at,
      handedInAt: at,
      changed: ['ID_BACK'],
      before: wholeApplication,
    },
  ],
  opening: { step: 'account', accountNumber: null, refusal: null },
  told: [
    {
      at,
      isRead: true,
      words: {
        en: { subject: 'Please correct your application', lines: ['Back of the ID', 'The number is in the shadow.'] },
        mm: { subject: 'လျှောက်လွှာကို ပြင်ဆင်ပါ', lines: ['အနောက်ဘက်', 'နံပါတ် မမြင်ရပါ။'] },
      },
    },
  ],
  notes: [note],
  history: [{ at, action: 'case.taken', by: maker, facts: { revision: 2 } }],
};

/** The queue, its cases and what staff do with them. */
export const deskCases: Readonly<Record<string, EndpointSample>> = {
  listViews: { answer: { views: [view] } },
  saveView: {
    input: { name: view.name, filter: view.filter },
    answer: { view },
    refused: [{ name: '' }, { filter: { status: 'LATER' } }],
  },
  removeView: { input: { viewId: proposalId }, answer: {}, refused: [{ viewId: 'x' }] },
  listCases: {
    input: {
      status: 'WAITING',
      accountClass: '301',
      identity: 'PENDING',
      queue: 'cases',
      text: 'Mya',
      mark: 'corrected',
      olderThanHours: 24,
      mine: false,
      holder: 'nobody',
      newestFirst: true,
      pageSize: 25,
    },
    answer: {
      cases: [queuedCase],
      next: null,
      counts: { waiting: 1, proposed: 0, correction: 0, opening: 0, mine: 1, late: 1, soon: 2 },
    },
    refused: [
      { status: 'LATER' },
      { accountClass: '3' },
      { olderThanHours: 0 },
      { pageSize: 101 },
      { text: 'ab' },
      { mark: 'x' },
    ],
  },
  getCase: { input: { id }, answer: wholeCase, refused: [{ id: '' }] },
  takeCase: { input: { id }, answer: changed, refused: [{ id: 'a b' }] },
  releaseCase: { input: { id }, answer: changed, refused: [{ id: undefined }] },
  viewFile: {
    input: { id, fileId },
    answer: { url: '/upload/application-files/x?until=1&seal=y', mediaType: 'image/jpeg', until: at },
    refused: [{ fileId: '' }],
  },
  proposeDecision: {
    input: {
      id,
      revision: 2,
      kind: 'REJECT',
      reasons: [{ reason: 'photo-unreadable', descriptions: ['photo-again'] }],
      items: [],
      remarks: { en: 'We are sorry.', mm: 'ဝမ်းနည်းပါသည်။' },
    },
    answer: changed,
    refused: [
      { revision: '2' },
      { kind: 'LATER' },
      { reasons: [] },
      { items: ['ID_BACK'] },
      { kind: 'CORRECT' },
      { kind: 'APPROVE' },
      { remark: 'For the checker.' },
      { remarks: { en: 'We are sorry.' } },
      { remarks: { en: 'We are sorry.', mm: ' ' } },
      // A reader of Burmese would meet English.
      { remarks: { en: 'We are sorry.', mm: 'We are sorry.' } },
      { linkCustomerNo: '1000001' },
      { withoutProof: 'Seen at the branch.' },
      { kind: 'APPROVE', reasons: [], remarks: undefined, withoutProof: ' ' },
      { kind: 'APPROVE', reasons: [] },
      { kind: 'APPROVE', reasons: [], remarks: undefined, linkCustomerNo: '1000001' },
    ],
  },
  confirmProposal: { input: { id, revision: 2, proposalId }, answer: changed, refused: [{ proposalId: '' }] },
  sendBackProposal: {
    input: { id, revision: 2, proposalId, remark: 'Please look at the back once more.' },
    answer: changed,
    refused: [{ remark: '' }],
  },
  withdrawProposal: { input: { id, revision: 2, proposalId }, answer: changed, refused: [{ proposalId: '' }] },
  listReasons: {
    answer: {
      categories: [
        {
          category: 'identity',
          words: { en: 'Identity document', mm: 'အထောက်အထား' },
          reasons: [
            {
              reason: 'photo-unreadable',
              message: { en: 'The photo cannot be read.', mm: 'ဓာတ်ပုံကို ဖတ်၍ မရပါ။' },
              descriptions: [
                { description: 'photo-again', content: { en: 'Take it in daylight.', mm: 'နေ့အလင်းရောင်ဖြင့် ရိုက်ပါ။' } },
              ],
            },
          ],
        },
      ],
    },
  },
  moveService: {
    input: {
      id,
      serviceId: 'PASSBOOK',
      status: 'COMPLETED',
      remarks: { en: 'Ready at the counter.', mm: 'ကောင်တာတွင် အသင့်ရှိပါသည်။' },
    },
    answer: changed,
    refused: [
      { status: 'PENDING' },
      { serviceId: 5 },
      { status: 'REJECTED', remarks: undefined },
      { remarks: { en: 'Why', mm: 'Why' } },
    ],
  },
  confirmServiceRejection: { input: { id, serviceId: 'PASSBOOK' }, answer: changed, refused: [{ serviceId: 5 }] },
  undoServiceRejection: { input: { id, serviceId: 'PASSBOOK' }, answer: changed, refused: [{ id: '' }] },
};
