import { PersonalReview } from '../../../lib/applications/opening-wizard/steps/personal-review.tsx';
import { MendDetails } from './mend-details.tsx';

/** What the customer told at sign-up, with a way to mend what is wrong. */
export function Review() {
  return <PersonalReview mending={MendDetails} />;
}
