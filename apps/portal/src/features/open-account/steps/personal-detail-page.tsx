import { lazy } from 'react';
import { openingPage } from '../opening-page.tsx';
import { Review } from '../personal-detail/review.tsx';

// Each form is fetched when it is due: who reads their details need not wait for what sends files.
const Occupation = lazy(async () => ({ default: (await import('../personal-detail/occupation.tsx')).Occupation }));
const FormQa22 = lazy(async () => ({ default: (await import('../personal-detail/form-qa-22.tsx')).FormQa22 }));
const Signature = lazy(async () => ({ default: (await import('../personal-detail/signature.tsx')).Signature }));

export const Page = openingPage({
  review: Review,
  occupation: Occupation,
  'form-qa-22': FormQa22,
  signature: Signature,
});
