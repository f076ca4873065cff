import { showPendingState } from '@taga/web/navigation';
import { lazy, Suspense } from 'react';
import type { PassportPhoto as Photo } from './passport-photo.tsx';

/** Camera and reading are for the few who have a passport. */
const PassportPhoto = lazy(async () => ({
  default: (await showPendingState(import('./passport-photo.tsx'))).PassportPhoto,
}));

export function PassportOffer(props: Parameters<typeof Photo>[0]) {
  return (
    <Suspense>
      <PassportPhoto {...props} />
    </Suspense>
  );
}
