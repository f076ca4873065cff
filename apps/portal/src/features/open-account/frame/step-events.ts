import type { AnalyticsEvent } from '@taga/contract';
import type { AccountOpeningStep } from '@taga/contract/journeys/account-opening/outline';

/** What is reported when a step is opened, and when it is left for the next; no more than the names is sent. */
export const stepEvents: {
  readonly [Step in AccountOpeningStep]?: readonly [start: AnalyticsEvent, end?: AnalyticsEvent];
} = {
  biomatric: ['BiometricStart', 'BiometricEnd'],
  review: ['PersonalDetailKycStart', 'PersonalDetailKycEnd'],
  occupation: ['PersonalDetailOccupyFormStart', 'PersonalDetailOccupyFormEnd'],
  'form-qa-22': ['PersonalDetailFormQA22Start', 'PersonalDetailFormQA22End'],
  signature: ['PersonalDetailSingatureUploadStart', 'PersonalDetailSingatureUploadEnd'],
  introducers: ['IntroducerInfoStart', 'IntroducerInfoEnd'],
  'choose-branch': ['ChooseBranchStart', 'ChooseBranchEnd'],
  'additional-services': ['FurtherServicesStart', 'FurtherServicesEnd'],
  'summary-review': ['SummaryReviewStart', 'SummaryReviewEnd'],
  'terms-and-conditions': ['TermsAndConditionStart'],
  'otp-verification': ['OtpVerificationStart'],
};
