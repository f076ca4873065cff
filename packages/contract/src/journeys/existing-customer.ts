/**
 * How a customer who already has an account opens a Cash Current one, in the order walked. The saved
 * numbers are those of the documents: they skip about, and the code shares its 4 with the branch. So a
 * place in the flow is told by the name, never by the number.
 */
export const existingCustomerSteps = [
  { route: 'bankaccount', savedRouteNumber: 1 },
  { route: 'otp-verification', savedRouteNumber: 4 },
  { route: 'personal-detail', savedRouteNumber: 2 },
  { route: 'introducers', savedRouteNumber: 3 },
  { route: 'choose-branch', savedRouteNumber: 4 },
  { route: 'additional-services', savedRouteNumber: 5 },
  { route: 'summary-review', savedRouteNumber: 6 },
  { route: 'terms-and-conditions', savedRouteNumber: 7 },
  { route: 'confirmation', savedRouteNumber: 8 },
] as const;
export type ExistingCustomerRoute = (typeof existingCustomerSteps)[number]['route'];

/** Screens beside the walked order: what failed, and what was opened. */
export const existingCustomerOutcomes = [
  { route: 'account-information', savedRouteNumber: 9 },
  { route: 'account-activation', savedRouteNumber: 10 },
] as const;

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
} as const satisfies Record<string, ExistingCustomerRoute>;
