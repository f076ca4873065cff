import type { StepOutline } from './journey.ts';
import type { SignUpAnswers } from './sign-up-answers.ts';

/** The steps under `/signup/…`, in order. What each of them checks stands in `sign-up-steps.ts`. */
export const signUpOutline = [
  { name: 'get-started', savedNumber: 0, fields: [], isEntrance: true },
  { name: 'name', savedNumber: 1, fields: ['name'] },
  // The answers of all three documents are kept, so that a change of mind loses nothing.
  { name: 'nrc', savedNumber: 2, fields: ['idType', 'nrc', 'oldNrc', 'passport'] },
  { name: 'gender', savedNumber: 3, fields: ['gender'] },
  { name: 'dob', savedNumber: 4, fields: ['birthDate'] },
  { name: 'personal-info', savedNumber: 5, fields: ['addresses'] },
  { name: 'credential', savedNumber: 6, fields: ['contact'] },
  // The password goes to the server with everything else and is kept nowhere.
  { name: 'create-password', savedNumber: 7, fields: [], handsIn: true },
  { name: 'otp-verify', savedNumber: 8, fields: [] },
  // With the phone verified there is nothing to go back to: only the e-mail is waited for.
  { name: 'email-verify', savedNumber: 9, fields: [], allowsNoReturn: true },
] as const satisfies readonly StepOutline<SignUpAnswers>[];

export type SignUpStep = (typeof signUpOutline)[number]['name'];
export const signUpSteps: readonly SignUpStep[] = signUpOutline.map(({ name }) => name);
