/** The routes under `/create-account/{accountType}/…`, in order. The number saved for a route is its place, from 0. */
export const accountOpeningRoutes = [
  'initial',
  /** Spelt so in every address. */
  'biomatric',
  'personal-detail',
  'introducers',
  'choose-branch',
  'additional-services',
  'summary-review',
  'terms-and-conditions',
  'otp-verification',
  'account-information',
  'account-activation',
] as const;
export type AccountOpeningRoute = (typeof accountOpeningRoutes)[number];

export function accountOpeningRouteNumber(route: AccountOpeningRoute): number {
  return accountOpeningRoutes.indexOf(route);
}

/** The steps of the side bar: what lies before the first and after the last is no step for the customer. */
export const accountOpeningSidebar = [
  'biomatric',
  'personal-detail',
  'introducers',
  'choose-branch',
  'additional-services',
  'summary-review',
  'terms-and-conditions',
  'otp-verification',
] as const satisfies readonly AccountOpeningRoute[];

/** The forms inside `personal-detail`, which depend on the identity document. */
export const personalDetailSubSteps = {
  nrc: ['review', 'occupation', 'signature'],
  passport: ['review', 'occupation', 'form-qa-22', 'signature'],
} as const;
