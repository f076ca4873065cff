import { type StepOfSection, SummaryReview } from '../../../lib/opening-wizard/steps/summary-review.tsx';
import { openingPage } from '../opening-page.tsx';

const stepOf: StepOfSection = {
  identity: 'biomatric',
  occupation: 'occupation',
  arrival: 'form-qa-22',
  signature: 'signature',
  introducers: 'introducers',
  account: 'choose-branch',
  services: 'additional-services',
};

export const Page = openingPage({ 'summary-review': () => <SummaryReview stepOf={stepOf} /> });
