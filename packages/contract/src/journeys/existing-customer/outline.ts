import type { StepPlace } from '../journey.ts';

/**
 * How a customer who already has an account opens a Cash Current one, in the order walked. The saved
 * numbers are those of the specification: they skip about, and the code shares its 4 with the branch. What
 * is asked stands in `steps.ts`.
 */
export const existingCustomerSteps = [
  { name: 'bankaccount', savedNumber: 1 },
  // The code is for one account: who names another one is sent another code.
  { name: 'otp-verification', savedNumber: 4, submits: true },
  { name: 'personal-detail', savedNumber: 2 },
  { name: 'introducers', savedNumber: 3 },
  { name: 'choose-branch', savedNumber: 4 },
  { name: 'additional-services', savedNumber: 5 },
  // What was confirmed here and is changed afterwards has to be confirmed again.
  { name: 'summary-review', savedNumber: 6, submits: true },
  { name: 'terms-and-conditions', savedNumber: 7 },
  { name: 'confirmation', savedNumber: 8 },
] as const satisfies readonly StepPlace<object>[];
export type ExistingCustomerStep = (typeof existingCustomerSteps)[number]['name'];

/** Screens beside the walked order: what failed, and what was opened. */
export const existingCustomerOutcomes = [
  { name: 'account-information', savedNumber: 9 },
  { name: 'account-activation', savedNumber: 10 },
] as const satisfies readonly StepPlace<object>[];
export type ExistingCustomerOutcome = (typeof existingCustomerOutcomes)[number]['name'];

/** The class that is opened this way, and no other; and the one that the specification names the account after that pays. */
export const existingCustomerClass = '137';
export const payingClass = '301';

/** The older addresses `/etbAccount/…` of the same screens. `welcome` is the product page and has no step. */
export const etbAccountRoutes = {
  bankaccount: 'bankaccount',
  'otp-verify': 'otp-verification',
  'personal-detail': 'personal-detail',
  'introducer-info': 'introducers',
  'choose-branch': 'choose-branch',
  'further-services': 'additional-services',
  'summary-review': 'summary-review',
  'terms-conditions': 'terms-and-conditions',
  confirmation: 'confirmation',
} as const satisfies Record<string, ExistingCustomerStep>;
