import { nrcDraft } from './before-sign-in.ts';
import { done, type EndpointSample } from './sample.ts';

const { PWD: _, isSameAsCurrAddr: __, RECORD_STAT: ___, COUNTRY, ...signedUp } = nrcDraft;

const profile = {
  ...signedUp,
  PASSPORTISSUEDATE: null,
  PASSPORTEXPIREDATE: null,
  VISA_ISSUED_PLACE: null,
  VISA_EXPIRED_DATE: null,
  VISA_NUMBER: null,
  VISA_TYPE: null,
};

const LOGIN_ID = 'mya@example.com';
const at = '2025-03-01T09:30:00+06:30';

const creditApplicant = {
  APPLICATION_STATUS: 'INCOMPLETED',
  APPLICANT_NAME: 'MYA MYA',
  FATHER_NAME: 'U HLA',
  NRC: '12/DAGAMA(N)123456',
  DOB: '1990-02-28',
  EMAIL: LOGIN_ID,
  MOBILE_NO: '09777888999',
  NATIONALITY: 'MM',
  GENDER: 'F',
  DOCUMENT_NO: 'CC-1',
  REQUESTED_AMOUNT: 1_000_000,
  APPROVED_AMOUNT: null,
  MARTIAL_STATUS: 'Single',
  RESIDENTIAL_STATUS: 'Owner',
  MONTHLY_SALARY: 500_000,
  OTHER_MONTHLY_INCOME: 0,
  SERVICE_YEAR: 3,
  SERVICE_MONTH: 6,
  INCOMPLETE_REMARK: 'Salary slip missing',
  APP_CURRENT_STATE_ID: '13',
  APP_CURRENT_TOWNSHIP_ID: '1',
  APP_CURRENT_ADD: 'NO 5',
  APP_STATE_ID: '13',
  APP_TOWNSHIP_ID: '1',
  APP_ADDRESS: 'NO 5',
};

const supplementary = {
  NAME: 'AUNG AUNG',
  NRC_TYPE_ID: 'NRC',
  NRC: '12/DAGAMA(N)654321',
  PASSPORT: null,
  DOB: '1992-01-01',
  MOBILE_NO: '09777888998',
  EMAIL: null,
  DOCUMENT_NO: 'CC-1',
  RELATIONSHIP: 'Brother',
  PASS_ISSUE_DATE: null,
  PASS_EXPIRY_DATE: null,
  VISA_TYPE: null,
  ORIGIN_COUNTRY: null,
  VISA_ISSUE: null,
  VISA_NUM: null,
  VISA_EXPIRY_DATE: null,
};

export const creditOrderSample = {
  ApplicationNo: 'A-BERY-CJ',
  Applicant: creditApplicant,
  Documents: [{ CC_DOCUMENT_URL: '/files/1', DESCRIPTION: 'NRC front' }],
  Guarantors: [{ GUARANTOR_NAME: 'DAW HLA', MOBILE_NO: '09777888997', RELATIONSHIP: 'Mother' }],
  Supplementary: [supplementary],
  Employee_Reference: { EMPLOYEE_ID: '12', EMPLOYEE_NAME: 'KO KO', MOBILE_NO: null },
};

const signedIn = {
  ...profile,
  USER_ID: 'u-1',
  COUNTRY,
  PRODUCT_CODE: 'CREDITCARD',
  EXISTING_CUSTOMER: 'Y',
  CIFNO: '100001',
};

const session = {
  SESSION_ID: '5f0c8d1e-6f5f-4f0f-9a64-0c4b7e1f2a3b',
  DEVICE: 'Chrome on Android',
  NETWORK: '203.0.113.*',
  STARTED_AT: at,
  EXPIRES_AT: at,
  CURRENT: true,
  SAME_DEVICE: true,
};

export const customer: Readonly<Record<string, EndpointSample>> = {
  getCustomer: { input: { LOGIN_ID }, answer: { Data: signedIn }, refused: [{ LOGIN_ID: '' }] },
  logout: { answer: done },
  listSessions: { answer: { Data: [session] } },
  endSession: {
    input: { SESSION_ID: session.SESSION_ID },
    answer: done,
    refused: [{ SESSION_ID: 'u-1' }, { SESSION_ID: undefined }],
  },
  exportData: {
    answer: {
      Data: {
        EXPORTED_AT: at,
        CUSTOMER: {
          ...signedIn,
          STATUS: 'ACTIVE',
          LANGUAGE: 'mm',
          CREATED_AT: at,
          PASSWORD_CHANGED_AT: at,
          WANTS_MAIL: true,
          WANTS_SMS: true,
          WANTS_REMINDERS: true,
          NAME_KEY: 'MY-MY',
        },
        SESSIONS: [session],
        DEVICES: [{ DEVICE: session.DEVICE, FIRST_SEEN_AT: at, LAST_SEEN_AT: at }],
        APPLICATIONS: [
          {
            AuthorizationReqId: '3f1a5e0c-8a55-4c5e-9c1b-0f5c1d2e3f4a',
            AccountClass: '301',
            Currency: 'MMK',
            Status: 'INIT',
            CREATED_AT: '2026-03-01T09:00:00.000Z',
            Answers: { Employment: 'F' },
            IdentityChecks: [{ Status: 'SKIPPED', Reasons: [], Scores: {}, CREATED_AT: '2026-03-01T09:05:00.000Z' }],
          },
        ],
        CARD_APPLICATIONS: [
          {
            DOCNumber: '0b7e6f0a-5a0e-4b3c-8a57-1f1f6f3f2c11',
            Status: 'DRAFT',
            CREATED_AT: at,
            Answers: { amount: { requested: '2,000,000' } },
            HandedIn: null,
            APPROVED_AMOUNT: null,
            Remarks: null,
          },
        ],
        CARD_RENEWALS: [
          { DOCNumber: '1c8f7a1b-6b1f-4c4d-9b68-2a2a7a4a3d22', CardId: 'c-1', BranchCode: '001', Status: 'PENDING' },
        ],
        DETAIL_CORRECTIONS: [],
        INBOX: [],
        MESSAGES: [{ CHANNEL: 'email', TO: LOGIN_ID, KIND: 'new-sign-in', QUEUED_AT: at, STATUS: 'sent' }],
      },
    },
  },
  getProfile: {
    input: { LOGIN_ID },
    answer: { Data: { ...profile, WANTS_MAIL: true, WANTS_SMS: true, WANTS_REMINDERS: true, MAY_CORRECT: true } },
    refused: [{ LOGIN_ID: undefined }],
  },
  correctDetails: {
    input: {
      FATHERNAME: 'U HLA',
      CUR_STATE: 'MMR013',
      CUR_TOWNSHIP: 'MMR013037',
      CUR_ADDRESS: 'NO 5, PYAY ROAD',
      PER_STATE: 'MMR013',
      PER_TOWNSHIP: 'MMR013037',
      PER_ADDRESS: 'NO 5, PYAY ROAD',
    },
    answer: done,
    refused: [{ FATHERNAME: 'U' }, { CUR_STATE: '' }, { CUR_ADDRESS: '' }, { PER_ADDRESS: undefined }],
  },
  setMailPreference: {
    input: { WANTS_MAIL: false, WANTS_SMS: true, WANTS_REMINDERS: false },
    answer: done,
    refused: [{ WANTS_MAIL: 'N' }, { WANTS_SMS: 'N' }, { WANTS_REMINDERS: 'N' }, { WANTS_MAIL: undefined }],
  },
  listBalances: {
    input: { LOGIN_ID, IS_MASKED: 'False' },
    answer: { Data: [{ ACCNO: '00130100000000001', AVLBAL: 25_000, ACCLASS: '301' }] },
    refused: [{ IS_MASKED: 'maybe' }, { IS_MASKED: undefined }],
  },
  listMessages: {
    input: {
      FromDate: '2025-01-01',
      ToDate: '2025-03-01',
      Type: '',
      Category: 'System',
      CurrentIndex: 1,
      PageSize: 10,
      LoginId: LOGIN_ID,
    },
    answer: {
      Data: {
        Details: [{ Id: '7', Type: 'MPUCreated', Category: 'System', Subject: 'Your card', Date: at, Unread: true }],
        TotalCount: 1,
      },
    },
    refused: [{ FromDate: '' }, { Category: 'Spam' }, { CurrentIndex: 0 }, { PageSize: 101 }, { ToDate: '1/3/2025' }],
  },
  getMessage: {
    input: { Id: '7' },
    answer: {
      Data: {
        Id: '7',
        Type: 'RequestRejected',
        Subject: 'Your request',
        Date: at,
        AuthorizationReqId: 'req-1',
        ApplicationNo: 'A-BERY-CJ',
        Action: null,
        Body: {
          Remark: 'Please send clearer photos',
          Reason: [
            { Category: 'Documents', SubCategory: [{ Message: 'ID photo', Description: [{ Content: 'Blurred' }] }] },
          ],
        },
      },
    },
    refused: [{ Id: '' }, { Id: 7 }],
  },
  requestChequeBook: { input: { DOCUMENT_NO: 'req-1' }, answer: done, refused: [{ DOCUMENT_NO: '' }] },
  listOrders: {
    input: { FromDate: '', ToDate: '', CurrentIndex: 1, PageSize: 15, LoginId: LOGIN_ID },
    answer: {
      Data: {
        Details: [
          {
            AuthorizationReqId: 'req-1',
            ApplicationNo: 'A-BERY-CJ',
            CreatedDate: at,
            AccountClass: '137',
            Status: 'PENDING',
            ExpectedDay: '2026-03-03',
            BranchName: 'Ahlone Branch',
            ServiceType: null,
            Services: [{ ServiceName: 'Passbook', Status: 'PENDING', CreatedDate: at }],
          },
        ],
        TotalCount: 1,
      },
    },
    refused: [{ FromDate: '2025-02-30' }, { PageSize: 0 }],
  },
  getCreditOrder: {
    input: { DOCNumber: 'CC-1' },
    answer: {
      Data: creditOrderSample,
    },
    refused: [{ DOCNumber: '' }],
  },
  getExistingCustomerOrder: {
    input: { Id: 'req-1' },
    answer: {
      Data: {
        ApplicationNo: 'A-BERY-CJ',
        bankaccountNumber: '00113700000000001',
        Name: 'MYA MYA',
        CIFNo: '100001',
        createdDate: at,
        Status: 'COMPLETED',
      },
    },
    refused: [{ Id: 'a b' }],
  },
  getAccountCard: {
    input: { Id: 'req-1', lang: 'EN' },
    answer: { Data: { FileName: 'account-card-0001.pdf', Content: 'JVBERi0=' } },
    refused: [
      { Id: 'a b', lang: 'EN' },
      { Id: 'req-1', lang: 'FR' },
    ],
  },
};
