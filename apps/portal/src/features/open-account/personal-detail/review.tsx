import { isDetail } from '@taga/contract/journeys/account-opening/corrections';
import { Skeleton } from '@taga/ui';
import { useText } from '@taga/web/text';
import { lazy, Suspense } from 'react';
import { PersonalReview } from '../../../lib/applications/opening-wizard/steps/personal-review.tsx';
import { useProfile } from '../../../lib/customers/profile/use-profile.ts';
import { useOpening } from '../opening-context.tsx';
import { MendDetails } from './mend-details.tsx';

// Few are asked to correct who they are.
const AskedDetails = lazy(async () => ({ default: (await import('./asked-details.tsx')).AskedDetails }));

/** What the customer told at sign-up, with a way to mend what is wrong; or what staff want corrected of it. */
export function Review() {
  const text = useText();
  const { customer, correction } = useOpening();
  const items = correction?.items.filter(isDetail) ?? [];
  const { data: profile } = useProfile(customer.loginId);
  if (items.length === 0 || !profile) return <PersonalReview mending={MendDetails} />;
  return (
    <Suspense fallback={<Skeleton label={text('layout.loading.message')} lines={8} />}>
      <AskedDetails profile={profile} items={items} />
    </Suspense>
  );
}
