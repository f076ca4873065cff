import { done, type EndpointSample } from './sample.ts';

const LoginId = 'mya@example.com';
const AuthorizationReqId = '1740800000000-4711';
const account = '00130100000000001';

const step = {
  baseRoute: '/create-account/saving',
  stepRouteNumber: 3,
  stepRouteName: 'introducers',
  stepNumber: 0,
  actionRemark: 'normal',
};

const service = {
  ServiceId: 'ESTATEMENT',
  ServiceName: 'E-Statement',
  ServiceDescription: 'By e-mail',
  MM_ServiceName: 'အီလက်ထရောနစ် စာရင်းရှင်းတမ်း',
  MM_ServiceDescription: 'အီးမေးလ်ဖြင့် ပို့ပေးပါသည်',
  ReadOnly: false,
  PreSelect: false,
  AvailableService: true,
  ScheduleTime: 'W',
  SubScheduleTime: 'THUR',
  ServiceStatus: null,
  Selected: true,
};

const introducer = {
  ContactType: 'Introducer1',
  Name: 'DAW HLA',
  MobileNo: '09777888997',
  BankAccountNumber: account,
  Email: '',
  UIdName: 'NRC',
  UIdValue: '12/DAGAMA(N)654321',
  Relationship: '',
};

/** Every field of the record, so that none goes missing unseen. */
export const wholeApplication = {
  AccountClass: '301',
  AuthorizationReqId,
  LoginId,
  Name: 'MYA MYA',
  FatherName: 'U HLA',
  UIdName: 'NRC',
  UIdValue: '12/DAGAMA(N)123456',
  DOB: '1990-02-28',
  Gender: 'F',
  Email: LoginId,
  PhoneNumber: '09777888999',
  MobileNo: '09777888999',
  NationalId: '12/DAGAMA(N)123456',
  Currency: 'MMK',
  Country: 'MM',
  Nationality: 'MM',
  CIFNo: null,
  NRCBackNo: 'AB123456',
  Minor: 'N',
  Guardian: null,
  CurrentAddress: 'NO 5',
  CurrentState: 'MMR013',
  CurrentTownship: 'MMR013037',
  PermanentAddress: 'NO 5',
  PermanentState: 'MMR013',
  PermanentTownship: 'MMR013037',
  PerHouseNo: '5',
  PerStreet: 'PYAY ROAD',
  PerCountry: 'MYANMAR',
  CurHouseNo: '5',
  CurStreet: 'PYAY ROAD',
  CurCountry: 'MYANMAR',
  DateofArrival: null,
  PassportIssuedDate: null,
  PassportExpiredDate: null,
  VisaIssuedPlace: null,
  VisaExpiredDate: null,
  VisaNumber: null,
  VisaType: null,
  CustomerType: 'I',
  CustomerCategory: 'IND_SINGLE',
  AuthorizationRequire: 'Y',
  ATMFlag: 'N',
  ATMCardType: '01',
  ATMCardDeliveryBranchCode: '001',
  EmploymentStatus: 'F',
  Employment: 'F',
  Profession: 'Teachers',
  Industry: 'Education',
  OtherEmployment: '',
  OtherProfession: '',
  OtherIndustry: '',
  BranchCode: '001',
  BranchName: 'Ahlone Branch',
  BranchCity: 'Yangon',
  BranchStateId: 13,
  BranchStateName: 'Yangon Region',
  BranchTownshipId: 1,
  BranchTownshipName: 'Ahlone',
  BranchLat: 16.78,
  BranchLong: 96.12,
  IdentityStatus: 'VERIFIED',
  BiometricMatched: 'Y',
  IDMFormId: 'form-1',
  IDMFormKey: 'key-1',
  OnboType: 'CREATE_CUSTOMER',
  RecordURL: '/files/9',
  UploadType: 'GALLERY',
  ReferId: '123456',
  Joint: [],
  Contacts: [introducer, { ...introducer, ContactType: 'Introducer2' }],
  Services: [{ ServiceId: 'ESTATEMENT', ScheduleTime: 'M', SubScheduleTime: 1 }],
  Files: {
    Signature: { SignatureId: 's-1', SignatureURL: '/files/1' },
    Images: [{ ImageId: 'i-1', Type: 'PRIMARY-FRONT', URL: '/files/2' }],
    Income: [{ FileId: 'f-3', FileUrl: '/files/3', Type: 'SRC_INCOME_01', FileName: 'salary.pdf' }],
  },
  Step: step,
};

const info = {
  ApplicationNo: 'A-BERY-CJ',
  Status: 'INIT',
  Step: step,
  PersonalDetail: { Name: 'MYA MYA' },
  Services: [service],
  Revision: 4,
};
const StatusDates = { PENDING: '2026-03-01T09:00:00.000Z' };
const stored = { ...wholeApplication, Id: AuthorizationReqId, ...info, StatusDates };

const identityCheck = {
  input: {
    AuthorizationReqId,
    LoginId,
    IDMServiceId: 155,
    IDType: 'NID',
    FormKey: null,
    Image: [{ ImageId: 'i-1' }, { ImageId: 'i-2' }],
    Video: { Name: 'selfie.webm', Base64String: 'AAAA' },
  },
  answer: {
    Data: { FormDetails: { State: 'Approved - Pending for KYC', FormId: 'form-1', FormKey: 'key-1' } },
    Status: { Status_Code: '000' },
  },
  refused: [
    { IDMServiceId: 161 },
    { IDMServiceId: 1 },
    { IDType: 'XX' },
    { Image: [] },
    { Image: [{ ImageId: 'i-1' }] },
    { Video: { Name: 'selfie.webm' } },
    { Video: { Name: 'selfie.webm', Base64String: 'AAAA', VideoId: 'v-1' } },
  ],
};

const accountCheck = {
  input: { Id: account },
  answer: { Data: { Account: { AccountBalance: 25_000 } } },
  refused: [{ Id: '12345' }, { Id: 'X'.repeat(17) }, { Id: '1'.repeat(18) }],
};

export const accountOpening: Readonly<Record<string, EndpointSample>> = {
  checkBlacklist: {
    input: { UID: '12/DAGAMA(N)123456' },
    answer: { Data: { BlackListDetails: { IsBlackList: false } } },
    refused: [{ UID: '' }],
  },
  getAccountInfo: {
    input: { LoginId, AccountClass: '107', Currency: 'USD', IsFCY: true },
    answer: {
      Data: { AuthorizationReqId, AccountClass: '107', ...info, Status: null, Step: null, PersonalDetail: null },
    },
    refused: [{ AccountClass: '10' }, { Currency: 'EURO' }, { IsFCY: undefined }],
  },
  getApplication: { input: { Id: AuthorizationReqId }, answer: { Data: stored }, refused: [{ Id: '' }] },
  reportDetails: {
    input: { AuthorizationReqId, IsWrong: true },
    answer: done,
    refused: [{ AuthorizationReqId: '' }, { IsWrong: 'yes' }],
  },
  sendNewPhoneCode: {
    input: { AuthorizationReqId, MOBILENO: '09777888990' },
    answer: {
      Data: {
        OTPREFNO: 'ref-1',
        SENTMESSAGE: 'Sent to 09*****990',
        USER_ID: 'u-1',
        LOGIN_ID: LoginId,
        RESEND_AFTER: 60,
        RESENDS_LEFT: 3,
        EMAIL_POSSIBLE: false,
      },
    },
    refused: [{ AuthorizationReqId: '' }, { MOBILENO: '12' }],
  },
  correctAskedDetails: {
    input: { AuthorizationReqId, USERNAME: 'MYA MYA THAN', DOB: '1990-02-27' },
    answer: done,
    refused: [{ AuthorizationReqId: '' }, { USERNAME: '1' }, { DOB: '1990-02-31' }, { OTPCODE: '12' }],
  },
  findApplication: {
    input: { LOGIN_ID: LoginId, AccountClass: '301', Currency: 'MMK' },
    answer: { Data: null },
    refused: [{ AccountClass: 'saving' }],
  },
  listOwnApplications: {
    input: { LoginId },
    answer: {
      Data: {
        Applications: [
          {
            AuthorizationReqId,
            ApplicationNo: 'A-BERY-CJ',
            Kind: 'account',
            ServiceType: null,
            AccountClass: '301',
            Currency: 'MMK',
            Status: 'INIT',
            State: 'DRAFT',
            Step: step,
            NextStep: 'choose-branch',
            SavedAt: '2026-03-01T09:00:00.000Z',
          },
        ],
      },
    },
    refused: [{ LoginId: '' }],
  },
  saveApplication: {
    input: {
      ...wholeApplication,
      UpdateKeys: ['CIFNo', 'Country', 'Nationality', 'UIdName', 'UIdValue', 'NRCBackNo'],
      Revision: 3,
      SaveKey: 'save-0001',
    },
    answer: { Data: { AuthorizationReqId, Revision: 4 } },
    refused: [
      { Step: undefined },
      { Step: { ...step, stepRouteName: 'biometric' } },
      { Step: { ...step, stepRouteNumber: 11 } },
      { Step: { ...step, actionRemark: 'again' } },
      { UpdateKeys: ['Password'] },
      { AccountClass: null },
      { Contacts: [{ ...introducer, BankAccountNumber: '1' }] },
      { Services: [{ ServiceId: 'ESTATEMENT', ScheduleTime: 'Y' }] },
      { Joint: [{}] },
      { CustomerType: 'C' },
      { DateofArrival: '2025-02-30' },
    ],
  },
  verifyActivationCode: {
    input: { LoginId, AuthorizationReqId, OTPCode: '123456', OTPRefNo: 'ref-1' },
    answer: { Data: { IsVaid: false, IsSubmitted: false, TriesLeft: 4 } },
    refused: [{ OTPCode: '1' }],
  },
  submitApplication: {
    input: { AuthorizationReqId, LoginId, AccountClass: '301' },
    answer: done,
    refused: [{ AuthorizationReqId: '' }],
  },
  uploadFile: {
    input: {
      FileData: 'AAAA',
      AuthorizationReqId,
      AccountClass: '301',
      LoginId,
      FileType: 'SIGNATURE',
      FileName: 'sign.png',
    },
    answer: {
      fileUrl: '/files/1',
      fileType: 'SIGNATURE',
      fileName: 'sign.png',
      Data: { FileId: 'f-1', AuthorizationReqId },
    },
    refused: [
      { FileData: undefined },
      { UploadId: 'up-1' },
      { FileType: 'PHOTO' },
      { FileName: '' },
      { FileName: '../../sign.png' },
      { FileName: 'C:\\sign.png' },
      { FileName: '..' },
      { FileData: 'A'.repeat(13_333_437) },
    ],
  },
  removeFile: {
    input: { AuthorizationReqId, LoginId, FileId: 'f-1' },
    answer: done,
    refused: [{ FileId: '' }],
  },
  getIdentityToken: {
    input: { AuthorizationReqId },
    answer: { tokenId: 't', requestId: 'r', headTurns: ['left', 'right'] },
    refused: [{ AuthorizationReqId: '' }],
  },
  beginHandOver: {
    input: { AuthorizationReqId, IDType: 'NID' },
    answer: { Data: { HandOverId: 'h-1', LinkToken: 'A'.repeat(43), Number: '42', expires_in: 300 } },
    refused: [{ AuthorizationReqId: '' }, { IDType: 'XX' }],
  },
  getHandOver: {
    input: { HandOverId: 'h-1' },
    answer: { Data: { State: 'opened', Files: [{ ImageId: 'i-1', Type: 'PRIMARY-FRONT', URL: '/files/1' }] } },
    refused: [{ HandOverId: '' }],
  },
  endHandOver: { input: { HandOverId: 'h-1' }, answer: done, refused: [{ HandOverId: '' }] },
  openHandOver: {
    input: { LinkToken: 'A'.repeat(43) },
    answer: {
      Data: {
        OpenedToken: 't',
        ApplicantName: 'Mya T*** A***',
        AccountClass: '301',
        Currency: 'MMK',
        expires_in: 300,
      },
    },
    refused: [{ LinkToken: '' }, { LinkToken: 'A'.repeat(42) }, { LinkToken: `${'A'.repeat(42)}=` }],
  },
  confirmHandOver: {
    input: { OpenedToken: 'A'.repeat(43), Number: '42' },
    answer: { Data: { access_token: 't', expires_in: 1200 } },
    refused: [{ OpenedToken: '' }, { Number: '' }, { Number: '7' }, { Number: '123' }, { Number: 'ab' }],
  },
  getHandOverTask: {
    answer: {
      Data: {
        HandOverId: 'h-1',
        AuthorizationReqId,
        AccountClass: '301',
        Currency: 'MMK',
        IDType: 'NID',
        FileTypes: ['PRIMARY-FRONT'],
        expires_in: 1200,
      },
    },
  },
  finishHandOver: { answer: done },
  submitCapturedIdentity: identityCheck,
  submitUploadedIdentity: { ...identityCheck, answer: { ThirdPartyFormUpdateRS: identityCheck.answer } },
  checkEmployee: {
    input: { staffId: '123456' },
    answer: { Data: { EmployeeData: [{ employee_name: 'KO KO' }] } },
    refused: [{ staffId: '1234567' }, { staffId: 'abc' }],
  },
  getTermsPath: {
    input: { type: '301', lang: 'MM' },
    answer: { Data: { Path: '/tnc/301-Terms&Conditions-MM.pdf' } },
    refused: [{ lang: 'mm' }, { type: '../301' }],
  },
  checkExistingBalance: accountCheck,
  checkExistingAccount: accountCheck,
  verifyExistingCustomerCode: {
    input: { LoginId, OTPREFNO: 'ref-1', OTPCODE: '123456', UserId: 'u-1', ClientCode: 'ONB' },
    answer: { Data: { IsVaid: false } },
    refused: [{ ClientCode: 'ONBO' }, { OTPCODE: '' }],
  },
  createAccount: {
    input: {
      UIDValue: '12/DAGAMA(N)123456',
      authorizerID: LoginId,
      authorizerName: 'MYA MYA',
      DOCUMENT_NO: AuthorizationReqId,
      authorizationRequestID: AuthorizationReqId,
    },
    answer: { Data: { approveAuthorizationRequest: { accountNumber: '00113700000000001' } } },
    refused: [{ DOCUMENT_NO: '' }, { authorizationRequestID: undefined }],
  },
  subscribeService: {
    input: {
      SERVICE_ID: 'CHEQUEBOOK',
      ACC_NO: account,
      BRANCH_CODE: '001',
      CREATED_USER_ID: 'u-1',
      EMAIL: LoginId,
      DOCUMENT_NO: AuthorizationReqId,
    },
    answer: done,
    refused: [{ ACC_NO: '1' }, { BRANCH_CODE: '' }],
  },
  transferDeposit: {
    input: {
      DebitAccount: account,
      CreditAccount: '00113700000000001',
      Amount: 10_000,
      CurrencyCode: 'MMK',
      TrxnDate: '2025-03-01',
      SourceReferenceNo: `${AuthorizationReqId}-DEP`,
    },
    answer: done,
    refused: [{ Amount: -1 }, { Amount: '10000' }, { CurrencyCode: 'USD' }, { TrxnDate: '1/3/2025' }],
  },
  chargeFees: {
    input: {
      ACC_NO: account,
      SERVICE_ID: 'CHEQUEBOOK',
      Amount: 1050,
      CurrencyCode: 'MMK',
      DOCUMENT_NO: AuthorizationReqId,
    },
    answer: done,
    refused: [{ Amount: 0 }, { ACC_NO: '' }],
  },
};
