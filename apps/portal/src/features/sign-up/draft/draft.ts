import { type SignUpStep, signUpStepNumber, signUpSteps } from '@taga/contract/journeys/sign-up';
import type { SentCode } from '@taga/web/code-entry';
import { type Answers, emptyAnswers } from './answers.ts';

/** What the server gave for a sign-up it has taken. */
export interface Registration {
  readonly userId: string;
  readonly loginId: string;
  readonly sent: SentCode;
}

/** A sign-up under way. There is no place in it for a password. */
export interface Draft {
  /** The furthest step that was reached. */
  readonly step: SignUpStep;
  readonly answers: Answers;
  readonly registration: Registration | null;
}

export const emptyDraft: Draft = { step: 'get-started', answers: emptyAnswers, registration: null };

export function hasAnswers({ answers }: Draft): boolean {
  return JSON.stringify(answers) !== JSON.stringify(emptyAnswers);
}

function furthest(one: SignUpStep, other: SignUpStep): SignUpStep {
  return signUpSteps[Math.max(signUpStepNumber(one), signUpStepNumber(other))] ?? one;
}

export function nearest(one: SignUpStep, other: SignUpStep): SignUpStep {
  return signUpSteps[Math.min(signUpStepNumber(one), signUpStepNumber(other))] ?? one;
}

/** A changed answer is not what the server has taken: the sign-up has to be sent again, with the password. */
export function withAnswers(draft: Draft, changed: Partial<Answers>): Draft {
  const answers = { ...draft.answers, ...changed };
  return { step: nearest(draft.step, 'create-password'), answers, registration: null };
}

export function withStep(draft: Draft, step: SignUpStep): Draft {
  return { ...draft, step: furthest(draft.step, step) };
}

export function withRegistration(draft: Draft, registration: Registration): Draft {
  return { ...withStep(draft, 'otp-verify'), registration };
}

/** From here on only the e-mail is waited for, so nothing else is kept on the device. */
export function withPhoneVerified({ registration }: Draft): Draft {
  return { ...emptyDraft, step: 'email-verify', registration };
}
