import type { AccountOpeningRoute } from '@taga/contract/journeys/account-opening/outline';
import type { PageSource } from '@taga/web/page';

/** Each address of opening an account is a file of its own. Which ones is not told to who only visits. */
export const openingPages: Readonly<Record<AccountOpeningRoute, PageSource['load']>> = {
  initial: () => import('../features/open-account/steps/initial-page.tsx'),
  biomatric: () => import('../features/open-account/steps/biomatric-page.tsx'),
  'personal-detail': () => import('../features/open-account/steps/personal-detail-page.tsx'),
  introducers: () => import('../features/open-account/steps/introducers-page.tsx'),
  'choose-branch': () => import('../features/open-account/steps/choose-branch-page.tsx'),
  'additional-services': () => import('../features/open-account/steps/additional-services-page.tsx'),
  'summary-review': () => import('../features/open-account/steps/summary-review-page.tsx'),
  'terms-and-conditions': () => import('../features/open-account/steps/terms-and-conditions-page.tsx'),
  'otp-verification': () => import('../features/open-account/steps/otp-verification-page.tsx'),
  'account-information': () => import('../features/open-account/steps/account-information-page.tsx'),
  'account-activation': () => import('../features/open-account/steps/account-activation-page.tsx'),
};
