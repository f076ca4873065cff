import { accountOpening } from './account-opening.ts';
import { beforeSignIn } from './before-sign-in.ts';
import { customer } from './customer.ts';
import { deskCases } from './desk-cases.ts';
import { deskStaff } from './desk-staff.ts';
import type { CallSample } from './sample.ts';

const samples: Readonly<Record<string, CallSample>> = {
  ...beforeSignIn,
  ...customer,
  ...accountOpening,
  ...deskCases,
  ...deskStaff,
};

/** The sample of a call; its twin that is asked by POST has the same. */
export function sampleOf(callId: string): CallSample | undefined {
  return samples[callId.replace(/ByPost$/, '')];
}

export { wholeOpening } from './opening-answers.ts';
