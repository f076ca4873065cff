import { useText } from '@taga/web/text';
import { type StepOfSection, SummaryReview } from '../../../lib/applications/opening-wizard/steps/summary-review.tsx';
import { useSubmitApplication } from '../ending/submit-application.ts';
import { useStartedCheck } from '../identity/started-check.ts';
import { useOpening } from '../opening-context.tsx';
import { openingPage } from '../opening-page.tsx';

const stepOf: StepOfSection = {
  personal: 'review',
  address: 'review',
  identity: 'biomatric',
  occupation: 'occupation',
  arrival: 'form-qa-22',
  signature: 'signature',
  introducers: 'introducers',
  account: 'choose-branch',
  services: 'additional-services',
};

/** What staff wanted done again is submitted here; nobody is asked for the terms and a code a second time. */
function Summary() {
  const text = useText();
  const { correction } = useOpening();
  const submitting = useSubmitApplication();
  const ending = correction && { mainText: text('openingEnd.summary.handInAgain'), submitting };
  const [{ isBehind }] = useStartedCheck();
  return (
    <SummaryReview stepOf={stepOf} ending={ending} waitsFor={isBehind ? text('capture.behind.wait') : undefined} />
  );
}

export const Page = openingPage({ 'summary-review': Summary });
