import type { StepPlace } from './journey.ts';
import { type SignUpStep, signUpSteps } from './sign-up.ts';
import type { SignUpAnswers } from './sign-up-answers.ts';

type Place = StepPlace<SignUpAnswers, SignUpStep>;

const marks: { readonly [Name in SignUpStep]?: Partial<Place> } = {
  'get-started': { isEntrance: true },
  // The password goes to the server with everything else and is kept nowhere.
  'create-password': { submits: true },
  // With the phone verified there is nothing to go back to: only the e-mail is waited for.
  'email-verify': { allowsNoReturn: true },
};

/** The steps without what they ask, which stands in `sign-up-steps.ts`: the first page does not wait for the rules. */
export const signUpOutline: readonly Place[] = signUpSteps.map((name, savedNumber) => ({
  name,
  savedNumber,
  ...marks[name],
}));
