import type { Step } from '@taga/contract/journeys/journey';
import type { SignUpStep } from '@taga/contract/journeys/sign-up';
import { emptyAnswers, type SignUpAnswers } from '@taga/contract/journeys/sign-up-answers';
import { checkedSignUp } from '@taga/contract/journeys/sign-up-steps';
import { answersOfDraft } from '@taga/contract/records/customers/sign-up-answers';
import { signUpDraft } from '@taga/contract/records/customers/sign-up-draft';
import drafts from '@taga/contract/samples/sign-up-drafts' with { type: 'json' };
import { withAnswers } from '@taga/journey/change-draft';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeStorage } from '../../testing/fake-browser.ts';
import { emptyDraft } from './sign-up-draft.ts';

const nrcAnswers = answersOfDraft(signUpDraft.parse({ ...drafts.person, ...drafts.documents.NRC }));
const registration = {
  userId: 'u-1',
  loginId: 'mya@example.com',
  sent: { reference: 'r', sentMessage: '', resendAtMs: 0, resendsLeft: 3, isEmailPossible: false },
};
const gender = checkedSignUp().find(({ name }) => name === 'gender') as Step<SignUpAnswers, SignUpStep>;
const savedAtMs = Date.parse('2026-03-01T03:59:00Z');

/** As a page that was just loaded sees it. */
async function load() {
  vi.resetModules();
  return import('./sign-up.ts');
}

const store = (draft: object) => localStorage.setItem('taga.sign-up', JSON.stringify(draft));

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.useFakeTimers({ now: new Date('2026-03-01T04:00:00Z') });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('step and answers survive a reload [SUP-003, NET-004]', async () => {
  const before = await load();
  before.signUp.changeDraft((draft) => ({ ...draft, step: 'gender', answers: nrcAnswers }));
  const after = await load();
  expect(after.signUp.getDraft()).toEqual({ step: 'gender', answers: nrcAnswers, registration: null });
});

test('there is no place for a password in what is stored (G-099)', async () => {
  const { signUp } = await load();
  signUp.changeDraft((draft) => ({ ...draft, answers: nrcAnswers }));
  const stored = Object.keys(JSON.parse(localStorage.getItem('taga.sign-up') ?? ''));
  expect(stored.sort()).toEqual(['answers', 'registration', 'savedAtMs', 'step']);
  expect(localStorage.getItem('taga.sign-up')).not.toMatch(/password|pwd/i);
});

test('what nobody came back to within 7 days is forgotten', async () => {
  const { signUp } = await load();
  signUp.changeDraft((draft) => ({ ...draft, answers: nrcAnswers }));
  vi.advanceTimersByTime(7 * 24 * 60 * 60 * 1000);
  const later = await load();
  expect(later.signUp.getDraft()).toEqual(emptyDraft);
});

test.each(['', 'null', '{', '{"step":"no-such-step"}', '"text"', '[]'])(
  'what cannot be read is a new sign-up: %s',
  async (text) => {
    localStorage.setItem('taga.sign-up', text);
    const { signUp } = await load();
    expect(signUp.getDraft()).toEqual(emptyDraft);
  },
);

test('answers that an earlier portal did not ask for, or kept in another form, are empty', async () => {
  const { oldNrc: _unknown, ...earlier } = nrcAnswers;
  store({ step: 'dob', answers: { ...earlier, name: { fullName: 'MYA MYA' }, gender: 'F', contact: null }, savedAtMs });
  const { signUp } = await load();
  expect(signUp.getDraft()).toEqual({
    step: 'dob',
    answers: {
      ...nrcAnswers,
      oldNrc: { oldNumber: '' },
      name: { fullName: 'MYA MYA', fatherName: '' },
      gender: { gender: '' },
      contact: { phone: '', email: '' },
    },
    registration: null,
  });
});

test('a browser that refuses storage still lets people sign up', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { signUp } = await load();
  signUp.changeDraft((draft) => ({ ...draft, step: 'name' }));
  expect(signUp.getDraft().step).toBe('name');
});

test('a changed answer has to be sent again, with the password', async () => {
  store({ step: 'otp-verify', answers: nrcAnswers, registration, savedAtMs });
  const { signUp } = await load();
  const changed = withAnswers(signUp, signUp.getDraft(), gender, { gender: { gender: 'M' } });
  expect(changed).toEqual({
    step: 'create-password',
    answers: { ...nrcAnswers, gender: { gender: 'M' } },
    registration: null,
  });
});

test('a page changes the answers of its own step and no others', async () => {
  const { signUp } = await load();
  const changed = withAnswers(signUp, emptyDraft, gender, { ...nrcAnswers });
  expect(changed.answers).toEqual({ ...emptyAnswers, gender: { gender: 'F' } });
});

test('with the phone verified nothing but whom to send the e-mail to is kept', async () => {
  const { withoutAnswers } = await load();
  const verified = withoutAnswers({ step: 'email-verify', answers: nrcAnswers, registration });
  expect(verified).toEqual({ step: 'email-verify', answers: emptyAnswers, registration });
});
