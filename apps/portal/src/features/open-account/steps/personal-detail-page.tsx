import { openingPage } from '../opening-page.tsx';
import { FormQa22 } from '../personal-detail/form-qa-22.tsx';
import { Occupation } from '../personal-detail/occupation.tsx';
import { Review } from '../personal-detail/review.tsx';
import { Signature } from '../personal-detail/signature.tsx';

export const Page = openingPage({
  review: Review,
  occupation: Occupation,
  'form-qa-22': FormQa22,
  signature: Signature,
});
