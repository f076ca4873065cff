import type { ExistingCustomerStep } from '@taga/contract/journeys/existing-customer/outline';
import type { StepEvents } from '../../lib/applications/opening-wizard/opening.ts';

export const stepEvents: StepEvents<ExistingCustomerStep> = {
  bankaccount: ['BankAccount'],
  'otp-verification': ['OtpVerificationStart'],
  'personal-detail': ['PersonalDetailStart'],
  introducers: ['IntroducerInfoStart', 'IntroducerInfoEnd'],
  'choose-branch': ['ChooseBranchStart', 'ChooseBranchEnd'],
  'additional-services': ['FurtherServicesStart', 'FurtherServicesEnd'],
  'summary-review': ['SummaryReviewStart', 'SummaryReviewEnd'],
  'terms-and-conditions': ['TermsAndConditionStart'],
  confirmation: ['Confirmation'],
};
