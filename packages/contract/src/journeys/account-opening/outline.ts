import { routeOf, type StepPlace } from '../journey.ts';
import { type Applicant, ofPassportHolders } from './applicant.ts';

/**
 * The steps under `/create-account/{accountType}/…` in the order walked, with the numbers the documents save. What
 * they ask stands in `steps.ts`: the first page does not wait for the rules.
 */
export const accountOpeningSteps = [
  { name: 'initial', savedNumber: 0, isEntrance: true },
  /** Spelt so in every address. */
  { name: 'biomatric', savedNumber: 1 },
  { name: 'review', route: 'personal-detail', savedNumber: 2 },
  { name: 'occupation', route: 'personal-detail', savedNumber: 2 },
  { name: 'form-qa-22', route: 'personal-detail', savedNumber: 2, appliesTo: ofPassportHolders },
  { name: 'signature', route: 'personal-detail', savedNumber: 2 },
  { name: 'introducers', savedNumber: 3 },
  { name: 'choose-branch', savedNumber: 4 },
  { name: 'additional-services', savedNumber: 5 },
  // What was confirmed here and is changed afterwards has to be confirmed again.
  { name: 'summary-review', savedNumber: 6, submits: true },
  { name: 'terms-and-conditions', savedNumber: 7 },
  { name: 'otp-verification', savedNumber: 8, allowsNoReturn: true },
] as const satisfies readonly StepPlace<Applicant>[];
export type AccountOpeningStep = (typeof accountOpeningSteps)[number]['name'];

/** Screens after the walk: what failed, and what was opened. */
export const accountOpeningOutcomes = [
  { name: 'account-information', savedNumber: 9 },
  { name: 'account-activation', savedNumber: 10 },
] as const satisfies readonly StepPlace<Applicant>[];
export type AccountOpeningOutcome = (typeof accountOpeningOutcomes)[number]['name'];

type Place = (typeof accountOpeningSteps | typeof accountOpeningOutcomes)[number];
export type AccountOpeningRoute = Place extends infer Step
  ? Step extends { readonly route: infer Route }
    ? Route
    : Step extends { readonly name: infer Name }
      ? Name
      : never
  : never;

/** Each address once, in order. */
export const accountOpeningRoutes = [
  ...new Set([...accountOpeningSteps, ...accountOpeningOutcomes].map(routeOf)),
] as AccountOpeningRoute[];
