import type { SignUpStep } from '@taga/contract/journeys/sign-up';
import { emptyAnswers, type SignUpAnswers } from '@taga/contract/journeys/sign-up-answers';
import { signUpOutline } from '@taga/contract/journeys/sign-up-outline';
import type { SentCode } from '@taga/web/code-entry';
import { lazy } from 'react';
import { paths } from '../../config/paths.ts';
import { createJourney } from '../../lib/journey/draft-store.ts';
import { storedSignUp } from '../../lib/sign-up/stored-sign-up.ts';
import { HaveAccount } from './have-account.tsx';

/** What the server gave for a sign-up it has taken. */
export interface Registration {
  readonly userId: string;
  readonly loginId: string;
  readonly sent: SentCode;
}

/** A sign-up under way. There is no place in it for a password. */
export interface SignUpDraft {
  readonly step: SignUpStep;
  readonly answers: SignUpAnswers;
  readonly registration: Registration | null;
}

export const emptyDraft: SignUpDraft = { step: 'get-started', answers: emptyAnswers, registration: null };

export const signUp = createJourney<SignUpDraft>({
  outline: signUpOutline,
  empty: emptyDraft,
  basePath: paths.signUp(),
  pathOf: paths.signUpStep,
  pathAfter: paths.login(),
  words: 'signUp',
  labelOf: (step) => `signUp.step.${step}`,
  stored: storedSignUp,
  isTaken: ({ registration }) => registration !== null,
  Summary: lazy(async () => ({ default: (await import('./answers-so-far.tsx')).AnswersSoFar })),
  Footer: HaveAccount,
});

/** From here on only the e-mail is waited for, so nothing else is kept on the device. */
export function withoutAnswers({ step, registration }: SignUpDraft): SignUpDraft {
  return { ...emptyDraft, step, registration };
}
