import {
  checkContact,
  checkIdentityByPost,
  resendCode,
  submitRegistration,
  verifyRegistrationCode,
} from '@taga/contract/calls/register';
import { expect, test } from 'vitest';
import { nrcAnswers, oldNrcAnswers, passportAnswers } from '../testing/sample-answers.ts';
import { emptyAnswers } from './answers.ts';
import type { Registration } from './draft.ts';
import { toCodeCheck, toCodeResend, toContactCheck, toIdentityCheck, toWireDraft } from './wire-draft.ts';

const registration: Registration = {
  userId: 'u-1',
  loginId: 'mya@example.com',
  sent: { reference: 'ref-1', sentMessage: 'Sent', resendAtMs: 0, resendsLeft: 3, isEmailPossible: false },
};

test('a sign-up by national card holds every field of the draft [SUP-048 to SUP-050, SUP-052 to SUP-056]', () => {
  const draft = toWireDraft(nrcAnswers, 'Abcdefg1');
  expect(draft).toEqual({
    LOGIN_ID: 'mya@example.com',
    PWD: 'Abcdefg1',
    USERNAME: 'MYA MYA',
    FATHERNAME: 'U HLA',
    UID_TYPE: 'NRC',
    UID_VALUE: '12/KAMAYA(N)123456',
    NRC_BACK_NO: 'AB123456',
    COUNTRY: 'MM',
    NATIONALITY: 'MM',
    MOBILENO: '09777888999',
    DOB: '1990-02-28',
    GENDER: 'F',
    CUR_STATE: 'MMR013',
    CUR_TOWNSHIP: 'MMR013037',
    CUR_ADDRESS: 'NO 5, PYAY ROAD',
    CUR_HOUSE_NO: '5',
    CUR_STREET: 'PYAY ROAD',
    CUR_COUNTRY: 'MYANMAR',
    PER_STATE: 'MMR013',
    PER_TOWNSHIP: 'MMR013037',
    PER_ADDRESS: 'NO 5, PYAY ROAD',
    PER_HOUSE_NO: '5',
    PER_STREET: 'PYAY ROAD',
    PER_COUNTRY: 'MYANMAR',
    isSameAsCurrAddr: true,
    RECORD_STAT: 'PENDING',
  });
});

test('the national card is what a new sign-up starts with [SUP-049]', () => {
  expect(emptyAnswers.idType).toBe('NRC');
});

test('holders of old cards are nationals too [VAL-012]', () => {
  const draft = toWireDraft(oldNrcAnswers, 'Abcdefg1');
  expect(draft).toMatchObject({ UID_TYPE: 'OLD_NRC', UID_VALUE: 'AB/CDE-123456', COUNTRY: 'MM', NATIONALITY: 'MM' });
});

test('a passport brings its dates, the visa and the country of its holder [SUP-051, G-051, G-097]', () => {
  expect(toWireDraft(passportAnswers, 'Abcdefg1')).toMatchObject({
    UID_TYPE: 'PASSPORT',
    UID_VALUE: 'P1234567',
    PASSPORT_NUMBER: 'P1234567',
    PASSPORTISSUEDATE: '2024-03-01',
    PASSPORTEXPIREDATE: '2034-03-01',
    VISA_TYPE: 'B',
    VISA_ISSUED_PLACE: 'BANGKOK',
    VISA_EXPIRED_DATE: '2099-12-31',
    VISA_NUMBER: 'V99',
    COUNTRY: 'TH',
    NATIONALITY: 'TH',
  });
});

test.each([
  ['national card', nrcAnswers],
  ['old card', oldNrcAnswers],
  ['passport', passportAnswers],
])('the server takes what a sign-up by %s sends [API-018 to API-021, API-023]', (_kind, answers) => {
  const sent = [
    [submitRegistration.body, toWireDraft(answers, 'Abcdefg1')],
    [checkIdentityByPost.body, toIdentityCheck(answers)],
    [checkContact.body, toContactCheck(answers)],
    [verifyRegistrationCode.body, toCodeCheck(answers, registration, '123456')],
    [resendCode.body, toCodeResend(answers, registration, 'SMS')],
  ] as const;
  for (const [schema, body] of sent) expect(schema?.safeParse(body).error).toBeUndefined();
});

test('what is not known at the identity step is sent empty [G-050]', () => {
  expect(toIdentityCheck(nrcAnswers)).toEqual({
    UID_TYPE: 'NRC',
    UID_VALUE: '12/KAMAYA(N)123456',
    LOGIN_ID: '',
    DOB: '',
    Phone: '',
  });
});

test('the code is checked as ONBO and PENDING, and asked for again as ACTIVE [SUP-043, SUP-057, G-028]', () => {
  expect(toCodeCheck(nrcAnswers, registration, '123456')).toEqual({
    OTPREFNO: 'ref-1',
    CLIENTCODE: 'ONBO',
    OTPCODE: '123456',
    LOGIN_ID: 'mya@example.com',
    UID_TYPE: 'NRC',
    UID_VALUE: '12/KAMAYA(N)123456',
    DOB: '1990-02-28',
    MOBILENO: '09777888999',
    RECORD_STAT: 'PENDING',
  });
  expect(toCodeResend(nrcAnswers, registration, 'SMS')).toMatchObject({ RECORD_STAT: 'ACTIVE', OTPREFNO: 'ref-1' });
});
