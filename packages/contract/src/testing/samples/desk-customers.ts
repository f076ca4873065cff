import type { EndpointSample } from './sample.ts';

const done = {};
const customerId = '0d5f2c1a-7a65-4a39-9a3c-2c54a4c0b001';
const sessionId = '5f0c8d1e-6f5f-4f0f-9a64-0c4b7e1f2a3b';
const at = '2025-03-01T09:30:00+06:30';

const found = {
  customerId,
  name: 'MYA MYA',
  loginId: 'mya@example.com',
  phone: '09777888999',
  idType: 'NRC',
  idValue: '12/DAGAMA(N)123456',
  customerNo: '100001',
  productCode: null,
  status: 'ACTIVE',
  since: at,
  cases: [{ id: sessionId, queue: 'cases', accountClass: '301', status: 'WAITING' }],
};

const customer = {
  ...found,
  fatherName: 'U HLA',
  birthDate: '1990-02-28',
  gender: 'F',
  nationality: 'MM',
  language: 'mm',
  state: 'MMR013',
  township: 'MMR013001',
  address: 'NO 5',
  isExistingCustomer: true,
  block: null,
  lockedUntil: at,
  devices: [{ browser: 'Chrome', platform: 'Android', firstSeenAt: at, lastSeenAt: at }],
  sessions: [{ sessionId, browser: 'Chrome', platform: 'Android', network: '203.0.113.*', startedAt: at, endsAt: at }],
  applications: [
    {
      authorizationReqId: sessionId,
      applicationNo: 'A-BERY-CJ',
      accountClass: '301',
      currency: 'MMK',
      status: 'PENDING',
      begunAt: at,
    },
  ],
};

const correction = {
  correctionId: sessionId,
  items: ['BIRTH_DATE'],
  before: { DOB: '1990-02-28' },
  after: { DOB: '1990-02-27' },
  reason: 'Typed wrongly: the card says 27 February.',
  by: { staffId: customerId, name: 'Daw Su' },
  at,
  state: 'OPEN',
  decidedBy: null,
  decidedAt: null,
  decidedRemark: null,
  bank: 'NOT_NEEDED',
};

const details = {
  idType: 'NRC',
  details: { USERNAME: 'MYA MYA', DOB: '1990-02-28', CUR_STREET: null },
  open: correction,
  earlier: [],
};

const ofNoCorrection = { correctionId: 'the last one' };

const ofDecoy = { customerId: 'somebody' };

export const deskCustomers: Readonly<Record<string, EndpointSample>> = {
  searchCustomers: {
    input: { text: 'MYA' },
    answer: {
      customers: [found],
      isMore: false,
      cases: [{ id: sessionId, applicationNo: 'A-BERY-CJ', queue: 'cases', customerName: 'MYA MYA' }],
    },
    refused: [{ text: ' M ' }, { text: 'M'.repeat(101) }],
  },
  getCustomerAtDesk: { input: { customerId }, answer: customer, refused: [ofDecoy] },
  endCustomerSession: { input: { customerId, sessionId }, answer: done, refused: [ofDecoy, { sessionId: 'all' }] },
  endCustomerSessions: { input: { customerId }, answer: { ended: 2 }, refused: [ofDecoy] },
  blockCustomer: {
    input: { customerId, reason: 'CUSTOMER_ASKED' },
    answer: done,
    refused: [ofDecoy, { reason: 'because Mya Mya told us so' }],
  },
  unblockCustomer: {
    input: { customerId, reason: 'IDENTITY_CONFIRMED' },
    answer: done,
    refused: [ofDecoy, { reason: undefined }, { reason: 'she asked' }],
  },
  getCustomerDetails: { input: { customerId }, answer: details, refused: [ofDecoy] },
  listDetailCorrections: {
    answer: {
      corrections: [
        {
          correctionId: sessionId,
          items: ['BIRTH_DATE'],
          by: correction.by,
          at,
          customerId,
          customerName: 'MYA MYA',
        },
      ],
    },
  },
  proposeDetailCorrection: {
    input: { customerId, details: { DOB: '1990-02-27' }, reason: correction.reason },
    answer: details,
    refused: [ofDecoy, { reason: ' ' }, { details: { DOB: 'yesterday' } }],
  },
  withdrawDetailCorrection: {
    input: { customerId, correctionId: sessionId },
    answer: details,
    refused: [ofDecoy, ofNoCorrection],
  },
  confirmDetailCorrection: {
    input: { customerId, correctionId: sessionId },
    answer: details,
    refused: [ofDecoy, ofNoCorrection],
  },
  sendBackDetailCorrection: {
    input: { customerId, correctionId: sessionId, remark: 'The card says 26 February.' },
    answer: details,
    refused: [ofDecoy, ofNoCorrection, { remark: '' }],
  },
  setProductCode: {
    input: { customerId, productCode: 'CREDITCARD' },
    answer: done,
    refused: [ofDecoy, { productCode: 'GOLD' }, { productCode: undefined }],
  },
  getCustomerProducts: {
    input: { customerId },
    answer: {
      accounts: [
        {
          accountNumber: '00110100000000017',
          productCode: '101',
          currency: 'MMK',
          branchCode: '001',
          isFunded: true,
          openedAt: at,
        },
      ],
      cards: [
        { cardNumber: '•••• •••• •••• 4242', cardType: 'Visa', category: 'Gold', status: 'ACTIVE', expires: '2029-03' },
      ],
      isBankAway: false,
    },
    refused: [ofDecoy],
  },
  listCustomerMessages: {
    input: { customerId },
    answer: {
      messages: [
        {
          messageId: sessionId,
          at,
          isRead: false,
          words: {
            en: { subject: 'Your passbook is being prepared', lines: [] },
            mm: { subject: 'သင့်ဘဏ်စာအုပ်ကို ပြင်ဆင်နေပါသည်', lines: [] },
          },
          canResend: true,
        },
      ],
      next: null,
    },
    refused: [ofDecoy, { cursor: 'x'.repeat(101) }],
  },
  listCustomerDeliveries: {
    input: { customerId },
    answer: {
      deliveries: [
        {
          id: sessionId,
          channel: 'sms',
          template: 'sign-up-code',
          state: 'failed',
          queuedAt: at,
          finishedAt: at,
          attempts: 3,
        },
      ],
      next: null,
    },
    refused: [ofDecoy, { cursor: 'x'.repeat(101) }],
  },
  resendCustomerMessage: {
    input: { customerId, messageId: sessionId, reason: 'NOT_RECEIVED' },
    answer: done,
    refused: [ofDecoy, { messageId: 'last' }, { reason: 'she asked' }],
  },
};
