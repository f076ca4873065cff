import type { ExistingCustomerOutcome, ExistingCustomerStep } from '@taga/contract/journeys/existing-customer/outline';
import type { PageSource } from '@taga/web/page';

type Screen = ExistingCustomerStep | ExistingCustomerOutcome | 'initial' | 'welcome' | 'moved';

/** Each screen of the way for existing customers is a file of its own, whichever address leads to it. */
export const existingCustomerPages: Readonly<Record<Screen, PageSource['load']>> = {
  initial: () => import('../features/existing-customer/steps/initial-page.tsx'),
  welcome: () => import('../features/existing-customer/welcome-page.tsx'),
  moved: () => import('../features/existing-customer/moved-step-page.tsx'),
  bankaccount: () => import('../features/existing-customer/steps/bankaccount-page.tsx'),
  'otp-verification': () => import('../features/existing-customer/steps/otp-verification-page.tsx'),
  'personal-detail': () => import('../features/existing-customer/steps/personal-detail-page.tsx'),
  introducers: () => import('../features/existing-customer/steps/introducers-page.tsx'),
  'choose-branch': () => import('../features/existing-customer/steps/choose-branch-page.tsx'),
  'additional-services': () => import('../features/existing-customer/steps/additional-services-page.tsx'),
  'summary-review': () => import('../features/existing-customer/steps/summary-review-page.tsx'),
  'terms-and-conditions': () => import('../features/existing-customer/steps/terms-and-conditions-page.tsx'),
  confirmation: () => import('../features/existing-customer/steps/confirmation-page.tsx'),
  'account-information': () => import('../features/existing-customer/steps/account-information-page.tsx'),
  'account-activation': () => import('../features/existing-customer/steps/account-activation-page.tsx'),
};
