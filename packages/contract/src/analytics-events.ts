import * as z from 'zod/mini';

/** Everything the browser reports, spelt as the specification spells it (`Singature` included). */
export const analyticsEvents = [
  'AccountDetailView',
  'ResumeButtonClick',
  'CreateAccountButtonClick',
  'BiometricStart',
  'BiometricEnd',
  'BiometricVerifySuccess',
  'BiometricVerifyFail',
  'PersonalDetailKycStart',
  'PersonalDetailKycEnd',
  'PersonalDetailOccupyFormStart',
  'PersonalDetailOccupyFormEnd',
  'PersonalDetailFormQA22Start',
  'PersonalDetailFormQA22End',
  'PersonalDetailSingatureUploadStart',
  'PersonalDetailSingatureUploadEnd',
  'FurtherServicesStart',
  'FurtherServicesEnd',
  'ChooseBranchStart',
  'ChooseBranchEnd',
  'IntroducerInfoStart',
  'IntroducerInfoEnd',
  'SummaryReviewStart',
  'SummaryReviewEnd',
  'OtpVerificationStart',
  'PersonalDetailStart',
  'TermsAndConditionStart',
  'BankAccount',
  'Confirmation',
  // Ours: how many visitors watch the tutorial, and to the end.
  'TutorialStart',
  'TutorialEnd',
] as const;

export const analyticsEvent = z.enum(analyticsEvents);
export type AnalyticsEvent = z.infer<typeof analyticsEvent>;

/** What the figures tell apart. A browser or system of another name counts as `otherName`. */
export const browserNames = ['Edge', 'Opera', 'Samsung Internet', 'Firefox', 'Chrome', 'Safari'] as const;
export const platformNames = ['Android', 'iOS', 'Windows', 'macOS', 'Linux'] as const;
export const otherName = 'other';
