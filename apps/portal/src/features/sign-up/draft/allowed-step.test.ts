import { type SignUpStep, signUpSteps } from '@taga/contract/journeys/sign-up';
import { describe, expect, test } from 'vitest';
import { nrcAnswers, oldNrcAnswers, passportAnswers } from '../testing/sample-answers.ts';
import { allowedStep } from './allowed-step.ts';
import { type Answers, emptyAnswers } from './answers.ts';
import { type Draft, emptyDraft, withAnswers, withPhoneVerified, withRegistration, withStep } from './draft.ts';

const today = '2026-03-01';
const registration = {
  userId: 'u-1',
  loginId: 'mya@example.com',
  sent: { reference: 'r', sentMessage: '', resendAtMs: 0, resendsLeft: 3, isEmailPossible: false },
};

const draftAt = (step: SignUpStep, answers: Answers = nrcAnswers): Draft => ({ step, answers, registration: null });

test('a newcomer may begin, and nothing else [SUP-004]', () => {
  expect(allowedStep(emptyDraft, today)).toBe('name');
});

test.each(signUpSteps.slice(1, 8))('whoever has saved %s may open it again after a reload [SUP-003]', (step) => {
  expect(allowedStep(draftAt(step), today)).toBe(step);
});

test('the saved step is a limit even where all answers are there [SUP-004]', () => {
  expect(allowedStep(draftAt('gender'), today)).toBe('gender');
});

describe('an answer that is missing or no longer right sends back to its step', () => {
  const missing: readonly (readonly [SignUpStep, Partial<Answers>])[] = [
    ['name', { name: emptyAnswers.name }],
    ['nrc', { nrc: { ...nrcAnswers.nrc, number: '12345' } }],
    ['gender', { gender: emptyAnswers.gender }],
    ['dob', { birthDate: { birthDate: { day: '2', month: '3', year: '2008' } } }],
    ['personal-info', { addresses: emptyAnswers.addresses }],
    ['credential', { contact: { ...nrcAnswers.contact, email: 'mya' } }],
  ];
  test.each(missing)('%s [SUP-004]', (step, changed) => {
    expect(allowedStep(draftAt('create-password', { ...nrcAnswers, ...changed }), today)).toBe(step);
  });
});

test.each([
  ['old card', oldNrcAnswers],
  ['passport', passportAnswers],
])('the document that was chosen counts: %s', (_kind, answers) => {
  expect(allowedStep(draftAt('create-password', answers), today)).toBe('create-password');
});

test('a sign-up that the server has taken goes on at its code after a reload, without the password (G-099)', () => {
  const registered = withRegistration(draftAt('create-password'), registration);
  expect(allowedStep(registered, today)).toBe('otp-verify');
});

test('a changed answer has to be sent again, with the password', () => {
  const registered = withRegistration(draftAt('create-password'), registration);
  const changed = withAnswers(registered, { gender: { gender: 'M' } });
  expect(changed.registration).toBeNull();
  expect(allowedStep(changed, today)).toBe('create-password');
});

test('with the phone verified nothing but whom to send the e-mail to is kept', () => {
  const verified = withPhoneVerified(withRegistration(draftAt('create-password'), registration));
  expect(verified).toEqual({ step: 'email-verify', answers: emptyAnswers, registration });
  expect(allowedStep(verified, today)).toBe('email-verify');
});

test('going back to an earlier step does not lose the later ones [SUP-003]', () => {
  expect(withStep(draftAt('credential'), 'nrc').step).toBe('credential');
});
