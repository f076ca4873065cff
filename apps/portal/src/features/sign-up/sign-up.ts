import { emptyAnswers } from '@taga/contract/journeys/sign-up-answers';
import { signUpOutline } from '@taga/contract/journeys/sign-up-outline';
import { createJourney } from '@taga/journey/device-journey';
import { lazy } from 'react';
import { paths } from '../../config/paths.ts';
import { storedSignUp } from '../../lib/access/sign-up/stored-sign-up.ts';
import { HaveAccount } from './have-account.tsx';
import { emptyDraft, type SignUpDraft } from './sign-up-draft.ts';

export const signUp = createJourney<SignUpDraft>({
  outline: signUpOutline,
  empty: emptyDraft,
  basePath: paths.signUp(),
  pathOf: paths.signUpStep,
  pathAfter: paths.login(),
  homePath: paths.home(),
  words: 'signUp',
  labelOf: (step) => `signUp.step.${step}`,
  stored: storedSignUp,
  isTaken: ({ registration }) => registration !== null,
  Summary: lazy(async () => ({ default: (await import('./answers-so-far.tsx')).AnswersSoFar })),
  Footer: HaveAccount,
  onAsking: () =>
    void import('../../lib/platform/offline/cache-for-offline.ts').then(({ cacheForOffline }) => cacheForOffline()),
});

/** What was submitted last. In memory alone: who finds that the email address was wrong need not type all of it again. */
let handedIn = emptyAnswers;

/** From here on only the e-mail is waited for, so nothing else is kept on the device. */
export function withoutAnswers({ answers, step, registration }: SignUpDraft): SignUpDraft {
  handedIn = answers;
  return { ...emptyDraft, step, registration };
}

/** Begins another sign-up in place of one whose e-mail will never be read; the journey leads to where it goes on. */
export function startOver(): void {
  const step = handedIn === emptyAnswers ? 'name' : 'credential';
  signUp.changeDraft(() => ({ ...emptyDraft, answers: handedIn, step }));
}
