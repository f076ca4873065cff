import type { AccountOpeningStep } from '@taga/contract/journeys/account-opening/outline';
import type { StepEvents } from '../../../lib/applications/opening-wizard/opening.ts';

export const stepEvents: StepEvents<AccountOpeningStep> = {
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
