import { done, type EndpointSample } from './sample.ts';
import signUp from './sign-up-drafts.json' with { type: 'json' };

const { LOGIN_ID, DOB, MOBILENO } = signUp.person;
const { UID_TYPE, UID_VALUE } = signUp.documents.NRC;
const person = { LOGIN_ID, UID_TYPE, UID_VALUE, DOB, MOBILENO };

export const nrcDraft = { ...signUp.person, ...signUp.documents.NRC };

const codeSent = { OTPREFNO: 'ref-1', SENTMESSAGE: 'Sent to 09*****999', USER_ID: 'u-1', LOGIN_ID: 'mya@example.com' };
const tokens = {
  accesstoken: 'a',
  RefreshToken: 'r',
  expiry: '2025-03-01T04:00:00Z',
  expires_in: 600,
  session_expiry: '2025-03-01T04:50:00Z',
  session_expires_in: 3600,
};
const anonymous = { access_token: 'token', expires_in: 3600 };

export const beforeSignIn: Readonly<Record<string, EndpointSample>> = {
  getVisitorToken: { answer: { Data: anonymous } },
  getReaderToken: { answer: anonymous },
  listStates: {
    answer: { Data: { States: [{ stateID: 13, stateCode: 'MMR013', stateName_EN: 'Yangon', stateName_MM: 'ရန်ကုန်' }] } },
  },
  listTownships: {
    answer: {
      Data: {
        Townships: [
          {
            townShipID: 1,
            townShipCode: 'MMR013037',
            townShip_EN: 'Ahlone',
            townShip_MM: 'အလုံ',
            NRC_EN: 'AHLANA',
            NRC_MM: 'အလန',
            townID: 1,
            townCode: 'MMR013037701',
            stateID: 13,
            stateCode: 'MMR013',
          },
        ],
      },
    },
  },
  listBranches: {
    input: { townshipCode: 'MMR013037', accountClass: '301' },
    answer: {
      Data: [
        {
          branchCode: '001',
          branchName: 'Ahlone Branch',
          branchName_MM: 'အလုံ ဘဏ်ခွဲ',
          address: 'No. (191), Bogyoke Road',
          address_MM: 'အမှတ် (၁၉၁)၊ ဗိုလ်ချုပ်လမ်း',
          phone: '+95 1 000 0001',
          latitude: null,
          longtitude: null,
          stateCode: 'MMR013',
          townshipCode: 'MMR013037',
        },
      ],
    },
    refused: [{ townshipCode: '' }, { accountClass: 'saving' }, { townshipCode: undefined }],
  },
  getMapTiles: {
    answer: { Data: { Tiles: { Url: 'https://tiles.bank.example/{z}/{x}/{y}.png', Credit: '© OpenStreetMap' } } },
  },
  getLifetimes: { answer: { Data: { Session: 3600, LoginLock: 900, EmailLink: 86_400 } } },
  getIntroduction: {
    input: { Token: 'Zk3Q9wZk3Q9wZk3Q9wZk3Q' },
    answer: { Data: { Name: 'MYA MYA' } },
    refused: [{ Token: '' }, { Token: '../x' }],
  },
  answerIntroduction: {
    input: { Token: 'Zk3Q9wZk3Q9wZk3Q9wZk3Q', Answer: 'CONFIRM' },
    answer: done,
    refused: [{ Token: '' }, { Answer: 'MAYBE' }, { Answer: undefined }],
  },
  stopReminders: {
    input: { Token: 'Zk3Q9wZk3Q9wZk3Q9wZk3QZk3Q9wZk3Q9wZk3Q9wZk3' },
    answer: done,
    refused: [{ Token: '' }, { Token: '../x' }, { Token: undefined }],
  },
  logEvent: {
    input: {
      user: null,
      action: 'TutorialEnd',
      page: '/',
      browser: { name: 'Firefox', platform: 'Linux' },
      location: null,
    },
    answer: done,
    refused: [{ action: 'Anything' }, { location: { latitude: 'x', longitude: 1 } }],
  },
  checkIdentity: {
    input: { UID_TYPE: 'NRC', UID_VALUE: '12/DAGAMA(N)123456', LOGIN_ID: '', DOB: '', Phone: '' },
    answer: { Data: { EXISTING: false } },
    refused: [{ UID_TYPE: 'LICENCE' }, { UID_VALUE: '' }, { DOB: '2023-02-29' }],
  },
  readPassport: {
    input: { FileData: 'aGVsbG8=' },
    answer: {
      Data: {
        Unread: null,
        Passport: {
          USERNAME: 'MYA MYA KHIN',
          PASSPORT_NUMBER: 'MD123456',
          PASSPORTEXPIREDATE: '2032-08-28',
          DOB: '1990-05-17',
          GENDER: 'F',
          COUNTRY: 'MM',
          NATIONALITY: 'MM',
        },
      },
    },
    refused: [{ FileData: '' }, { FileData: undefined }],
  },
  checkContact: {
    input: {
      UID_TYPE: 'NRC',
      UID_VALUE: '12/DAGAMA(N)123456',
      LOGIN_ID: 'mya@example.com',
      Phone: '+959777888999',
      RECORD_STAT: 'PENDING',
    },
    answer: { Data: { LOGIN_ID: 'mya@example.com' } },
    refused: [{ LOGIN_ID: 'mya' }, { Phone: '12' }, { RECORD_STAT: 'ACTIVE' }],
  },
  submitRegistration: {
    input: nrcDraft,
    answer: { Data: codeSent },
    refused: [
      { PWD: 'short' },
      { USERNAME: 'MY' },
      { NRC_BACK_NO: undefined },
      { COUNTRY: 'TH' },
      { UID_TYPE: 'PASSPORT' },
      { DOB: '1949-12-31' },
      { GENDER: 'X' },
      { CUR_ADDRESS: '' },
      { PER_TOWNSHIP: '' },
      { CUR_COUNTRY: 'THAILAND' },
    ],
  },
  verifyRegistrationCode: {
    input: { ...person, RECORD_STAT: 'PENDING', OTPREFNO: 'ref-1', OTPCODE: '123456', CLIENTCODE: 'ONBO' },
    answer: { Data: { USER_ID: 'u-1', LOGIN_ID: 'mya@example.com', RESEND_AFTER: 60, RESENDS_LEFT: 3 } },
    refused: [{ OTPCODE: '12345' }, { CLIENTCODE: 'ONB' }, { OTPREFNO: '' }],
  },
  resendCode: {
    input: { ...person, RECORD_STAT: 'ACTIVE' },
    answer: { Data: codeSent },
    refused: [{ RECORD_STAT: 'CLOSED' }, { LOGIN_ID: '' }],
  },
  verifyEmail: {
    input: { user_id: 'u-1', token: 'abc', login_id: 'mya@example.com' },
    answer: { Data: { LOGIN_ID: 'mya@example.com' } },
    refused: [{ token: '' }, { user_id: '../x' }],
  },
  resendVerificationEmail: {
    input: { LOGIN_ID: 'mya@example.com' },
    answer: { Data: { RESEND_AFTER: 60, RESENDS_LEFT: 2 } },
    refused: [{ LOGIN_ID: '' }, { LOGIN_ID: 'mya' }],
  },
  login: {
    input: { LOGIN_ID: 'Mya@example.com', PWD: 'Abcdefg1' },
    answer: { Data: { ...tokens, LOGIN_ID: 'mya@example.com', PRODUCT_CODE: null } },
    refused: [{ LOGIN_ID: '' }, { PWD: '' }, { PWD: 'x'.repeat(129) }],
  },
  refreshSession: { input: { refresh_token: 'r' }, answer: { Data: tokens }, refused: [{ refresh_token: '' }] },
  requestPasswordReset: {
    input: { LOGIN_ID: 'mya@example.com' },
    answer: { Data: { USER_ID: 'u-1', OTPREFNO: 'ref-1', SENTMESSAGE: 'Sent' } },
    refused: [{ LOGIN_ID: ' ' }, { LOGIN_ID: 'mya' }],
  },
  verifyResetCode: {
    input: { ClientCode: 'ONB', ReferenceNo: 'ref-1', OTPCode: '123456', UserId: 'u-1', LoginId: 'mya@example.com' },
    answer: { Data: { USER_ID: 'u-1', LOGIN_ID: 'mya@example.com', OTPREFNO: 'ref-1' } },
    refused: [{ ClientCode: 'ONBO' }, { OTPCode: 'abcdef' }],
  },
  resendResetCode: {
    input: { LOGIN_ID: 'mya@example.com', USER_ID: 'u-1', VIA: 'EMAIL' },
    answer: { Data: { USER_ID: 'u-1', OTPREFNO: 'ref-2', SENTMESSAGE: 'Sent', RESEND_AFTER: 60, RESENDS_LEFT: 0 } },
    refused: [{ LOGIN_ID: '' }, { VIA: 'PIGEON' }],
  },
  resetPassword: {
    input: { USER_ID: 'u-1', LOGIN_ID: 'mya@example.com', OTPREFNO: 'ref-1', PWD: 'Abcdefg1' },
    answer: done,
    refused: [{ PWD: 'abcdefg1' }, { OTPREFNO: undefined }],
  },
};
