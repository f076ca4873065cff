import { type StepOfSection, SummaryReview } from '../../../lib/applications/opening-wizard/steps/summary-review.tsx';
import { existingPage } from '../existing-page.tsx';

const stepOf: StepOfSection = {
  introducers: 'introducers',
  account: 'choose-branch',
  services: 'additional-services',
};

export const Page = existingPage('summary-review', () => <SummaryReview stepOf={stepOf} />);
