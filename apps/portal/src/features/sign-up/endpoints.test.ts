import { definitionOf } from '@taga/contract';
import {
  checkContact,
  checkIdentityByPost,
  resendCode,
  verifyRegistrationCode,
} from '@taga/contract/endpoints/register';
import { answersOfDraft } from '@taga/contract/records/customers/sign-up-answers';
import { signUpDraft } from '@taga/contract/records/customers/sign-up-draft';
import drafts from '@taga/contract/samples/sign-up-drafts' with { type: 'json' };
import { expect, test } from 'vitest';
import { toCodeCheck, toCodeResend, toContactCheck, toIdentityCheck } from './endpoints.ts';
import type { Registration } from './sign-up-draft.ts';

const answersBy = (idType: keyof typeof drafts.documents) =>
  answersOfDraft(signUpDraft.parse({ ...drafts.person, ...drafts.documents[idType] }));
const nrcAnswers = answersBy('NRC');

const registration: Registration = {
  userId: 'u-1',
  loginId: 'mya@example.com',
  sent: { reference: 'ref-1', sentMessage: 'Sent', resendAtMs: 0, resendsLeft: 3, isEmailPossible: false },
};

test.each(['NRC', 'OLD_NRC', 'PASSPORT'] as const)(
  'the server takes what a sign-up by %s sends along the way [API-018, API-019, API-021, API-023]',
  (idType) => {
    const answers = answersBy(idType);
    const sent = [
      [definitionOf(checkIdentityByPost).body, toIdentityCheck(answers)],
      [definitionOf(checkContact).body, toContactCheck(answers)],
      [definitionOf(verifyRegistrationCode).body, toCodeCheck(answers, registration, '123456')],
      [definitionOf(resendCode).body, toCodeResend(answers, registration, 'SMS')],
    ] as const;
    for (const [schema, body] of sent) expect(schema?.safeParse(body).error).toBeUndefined();
  },
);

test('what is not known at the identity step is sent empty (G-050)', () => {
  expect(toIdentityCheck(nrcAnswers)).toEqual({
    UID_TYPE: 'NRC',
    UID_VALUE: drafts.documents.NRC.UID_VALUE,
    LOGIN_ID: '',
    DOB: '',
    Phone: '',
  });
});

test('the code is checked as ONBO and PENDING, and asked for again as ACTIVE (G-028) [SUP-043, SUP-057, CON-021]', () => {
  const typed = { ...nrcAnswers, contact: { ...nrcAnswers.contact, phone: '+959 777 888 999' } };
  expect(toCodeCheck(typed, registration, '123456')).toEqual({
    OTPREFNO: 'ref-1',
    CLIENTCODE: 'ONBO',
    OTPCODE: '123456',
    LOGIN_ID: 'mya@example.com',
    UID_TYPE: 'NRC',
    UID_VALUE: drafts.documents.NRC.UID_VALUE,
    DOB: '1990-02-28',
    MOBILENO: '09777888999',
    RECORD_STAT: 'PENDING',
  });
  expect(toCodeResend(nrcAnswers, registration, 'SMS')).toMatchObject({ RECORD_STAT: 'ACTIVE', OTPREFNO: 'ref-1' });
});
