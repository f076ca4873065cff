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
  unblockCustomer: { input: { customerId }, answer: done, refused: [ofDecoy] },
  setProductCode: {
    input: { customerId, productCode: 'CREDITCARD' },
    answer: done,
    refused: [ofDecoy, { productCode: 'GOLD' }, { productCode: undefined }],
  },
};
