import {
  checkContact,
  checkIdentityByPost,
  resendCode,
  submitRegistration,
  verifyRegistrationCode,
} from '@taga/contract/calls/register';
import signUp from '@taga/contract/samples/sign-up-drafts' with { type: 'json' };
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
  expect(toWireDraft(nrcAnswers, signUp.person.PWD)).toEqual({ ...signUp.person, ...signUp.documents.NRC });
});

test('the national card is what a new sign-up starts with [SUP-049]', () => {
  expect(emptyAnswers.idType).toBe('NRC');
});

test('holders of old cards are nationals too [VAL-012]', () => {
  expect(toWireDraft(oldNrcAnswers, 'Abcdefg1')).toMatchObject(signUp.documents.OLD_NRC);
});

test('a passport brings its dates, the visa and the country of its holder (G-051, G-097) [SUP-051]', () => {
  expect(toWireDraft(passportAnswers, 'Abcdefg1')).toMatchObject(signUp.documents.PASSPORT);
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

test('what is not known at the identity step is sent empty (G-050)', () => {
  expect(toIdentityCheck(nrcAnswers)).toEqual({
    UID_TYPE: 'NRC',
    UID_VALUE: signUp.documents.NRC.UID_VALUE,
    LOGIN_ID: '',
    DOB: '',
    Phone: '',
  });
});

test('the code is checked as ONBO and PENDING, and asked for again as ACTIVE (G-028) [SUP-043, SUP-057]', () => {
  expect(toCodeCheck(nrcAnswers, registration, '123456')).toEqual({
    OTPREFNO: 'ref-1',
    CLIENTCODE: 'ONBO',
    OTPCODE: '123456',
    LOGIN_ID: 'mya@example.com',
    UID_TYPE: 'NRC',
    UID_VALUE: signUp.documents.NRC.UID_VALUE,
    DOB: '1990-02-28',
    MOBILENO: '09777888999',
    RECORD_STAT: 'PENDING',
  });
  expect(toCodeResend(nrcAnswers, registration, 'SMS')).toMatchObject({ RECORD_STAT: 'ACTIVE', OTPREFNO: 'ref-1' });
});
