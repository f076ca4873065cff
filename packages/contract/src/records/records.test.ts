import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { termsFilePath } from '../terms-file.ts';
import { wholeApplication } from '../testing/samples/account-opening.ts';
import { nrcDraft } from '../testing/samples/before-sign-in.ts';
import { applicationFields, applicationRecord } from './applications/application.ts';
import { readIdentityOutcome } from './applications/identity-check.ts';
import { chosenService } from './applications/service.ts';
import { signUpDraft } from './customers/sign-up-draft.ts';
import { messageDetailOf } from './messaging/message.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('the sign-up draft', () => {
  const { UID_VALUE: _value, NRC_BACK_NO: _serial, ...everyDraft } = nrcDraft;
  const passport = {
    ...everyDraft,
    UID_TYPE: 'PASSPORT',
    UID_VALUE: 'MA123456',
    PASSPORT_NUMBER: 'MA123456',
    PASSPORTISSUEDATE: '2020-01-01',
    PASSPORTEXPIREDATE: '2030-01-01',
    VISA_TYPE: 'B',
    VISA_ISSUED_PLACE: 'BANGKOK',
    VISA_EXPIRED_DATE: '2026-01-01',
    VISA_NUMBER: 'V-1',
    COUNTRY: 'TH',
    NATIONALITY: 'TH',
  };

  it('of an old card needs no back serial', () => {
    expect(accepts(signUpDraft, { ...everyDraft, UID_TYPE: 'OLD_NRC', UID_VALUE: 'AB-123456' })).toBe(true);
    expect(accepts(signUpDraft, { ...everyDraft, UID_TYPE: 'NRC', UID_VALUE: '12/DAGAMA(N)123456' })).toBe(false);
  });

  it('of a passport needs its dates and the visa [SUP-051]', () => {
    expect(accepts(signUpDraft, passport)).toBe(true);
    const needed = ['PASSPORTISSUEDATE', 'PASSPORTEXPIREDATE', 'PASSPORT_NUMBER', 'VISA_TYPE', 'VISA_ISSUED_PLACE'];
    for (const field of [...needed, 'VISA_EXPIRED_DATE', 'VISA_NUMBER']) {
      expect(accepts(signUpDraft, { ...passport, [field]: undefined }), field).toBe(false);
    }
  });

  it('of a passport is refused when it contradicts itself', () => {
    expect(accepts(signUpDraft, { ...passport, UID_VALUE: 'MA999999' })).toBe(false);
    expect(accepts(signUpDraft, { ...passport, PASSPORTEXPIREDATE: '2020-01-01' })).toBe(false);
    expect(accepts(signUpDraft, { ...passport, COUNTRY: 'MM' })).toBe(false);
  });

  it('loses what belongs to another id type', () => {
    expect(z.parse(signUpDraft, { ...nrcDraft, VISA_NUMBER: 'V-1' })).not.toHaveProperty('VISA_NUMBER');
  });
});

describe('the application record', () => {
  it('has every field of the specification', () => {
    // Of existing customers the specification names no field for the account that pays, nor for the cheque book.
    const ours = ['ExistingAccountNo', 'ChequeBook', 'ChequeBookType'];
    expect(Object.keys(applicationFields).sort()).toEqual([...Object.keys(wholeApplication), ...ours].sort());
    expect(z.parse(applicationRecord, wholeApplication)).toEqual(wholeApplication);
  });

  it('takes fixed values only as they are fixed', () => {
    expect(
      accepts(applicationRecord, { CustomerType: 'I', CustomerCategory: 'IND_SINGLE', AuthorizationRequire: 'Y' }),
    ).toBe(true);
    for (const wrong of [
      { CustomerType: 'C' },
      { CustomerCategory: 'JOINT' },
      { AuthorizationRequire: 'N' },
      { ATMFlag: 'Y' },
    ]) {
      expect(accepts(applicationRecord, wrong)).toBe(false);
    }
  });

  it('remarks a step as normal unless told otherwise', () => {
    const { actionRemark: _, ...step } = wholeApplication.Step;
    expect(z.parse(applicationRecord, { Step: step }).Step?.actionRemark).toBe('normal');
    for (const actionRemark of ['retry', 'skip']) {
      expect(accepts(applicationRecord, { Step: { ...step, actionRemark } })).toBe(true);
    }
  });

  it('may be empty, as before the first step', () => {
    expect(z.parse(applicationRecord, {})).toEqual({});
  });
});

describe('a chosen service', () => {
  it.each([
    { ScheduleTime: 'M', SubScheduleTime: 1 },
    { ScheduleTime: 'D', SubScheduleTime: '' },
    { ScheduleTime: 'W', SubScheduleTime: 'THUR' },
    { ScheduleTime: null, SubScheduleTime: null },
    { type: 'SCHEDULE' },
  ])('may carry %j', (schedule) => {
    expect(accepts(chosenService, { ServiceId: 'ESTATEMENT', ...schedule })).toBe(true);
  });

  it.each(['SAT', 'THU', 0, 29])('is not sent on %s', (SubScheduleTime) => {
    expect(accepts(chosenService, { ServiceId: 'ESTATEMENT', ScheduleTime: 'W', SubScheduleTime })).toBe(false);
  });
});

describe('a message', () => {
  const envelope = {
    Id: '1',
    Subject: 'Subject',
    Date: '2025-03-01T09:30:00Z',
    AuthorizationReqId: null,
    ApplicationNo: null,
    Action: 'N',
    Error: { Message: 'No', Details: [{ ErrorDescription: 'Because' }] },
  };
  const account = {
    AccountNo: '00130100000000001',
    AccountType: 'Saving',
    Acc_class: '301',
    Name: 'MYA MYA',
    CustomerID: '100001',
    AccountOpenDate: '2025-03-01',
    Currency: 'MMK',
    AdditionalService: 'Passbook',
    AcType: 'MICR',
  };
  const card = { CardCategory: 'VISA', CardType: 'Gold' };
  const delivered = {
    ...card,
    Name: 'MYA MYA',
    CardNumber: '4000********0001',
    CreditLimitAmt: 1_000_000,
    TemporaryHoldingAccount: '1',
    AutoDebitBankAccount: '2',
    PickUpBranch: 'Ahlone',
  };
  const Reason = [{ Category: 'ID', SubCategory: [{ Message: 'Photo', Description: [{ Content: 'Blurred' }] }] }];

  it.each([
    ['AccountCreated', account],
    ['MPUCreated', {}],
    ['ChequeBookCreated', {}],
    ['AccountCompleted', {}],
    ['PassbookCreated', {}],
    ['RequestRejected', { Remark: 'Sorry', Reason }],
    ['mBankingRequestRejected', { Content: 'Sorry' }],
    ['CardCreated', {}],
    ['CardDelivered', delivered],
    ['CardCanceled', { ...card, Remark: 'Sorry' }],
  ])('of type %s carries its own body, and a note', (Type, fields) => {
    const message = { ...envelope, Type, Body: { ...fields, Note: 'Bring your card' } };
    expect(z.parse(messageDetailOf({ hasForms: false }), message)).toEqual(message);
  });

  it('of an unknown type is none', () => {
    expect(accepts(messageDetailOf({ hasForms: false }), { ...envelope, Type: 'Lottery', Body: {} })).toBe(false);
  });
});

describe('the outcome of an identity check', () => {
  const answer = (State: string, Status_Code: string) => ({
    Data: { FormDetails: { State, FormId: 'form-1', FormKey: 'key-1' } },
    Status: { Status_Code },
  });
  const approved = answer('Approved - Pending for KYC', '000');

  it('is read plainly or one level down', () => {
    const outcome = { result: 'approved', formId: 'form-1', formKey: 'key-1', reasons: [], faultyPhotos: [] };
    expect(readIdentityOutcome(approved)).toEqual(outcome);
    expect(readIdentityOutcome({ ThirdPartyFormUpdateRS: approved })).toEqual(outcome);
  });

  it.each([
    ['Approved', '000'],
    ['Approved - Pending for KYC', '001'],
    ['Rejected', '999'],
  ])('is a failure with form state %s and status %s', (state, code) => {
    expect(readIdentityOutcome(answer(state, code)).result).toBe('refused');
  });

  it('is open while a person must look', () => {
    expect(readIdentityOutcome(answer('Pending for review', '001')).result).toBe('pending');
  });
});

describe('the terms of an account class', () => {
  it('lie at one path per class and language [TNC-003]', () => {
    expect(termsFilePath('301', 'EN')).toBe('/tnc/301-Terms&Conditions-EN.pdf');
  });
});
