import { lazy, Suspense, useSyncExternalStore } from 'react';
import { isApiInUse, subscribeToApiUse } from '../api/api-use.ts';
import { whenOnline } from '../connection/when-online.ts';
import { useIsDrawn } from '../page/use-is-drawn.ts';

const ErrorToasts = lazy(async () => ({
  default: (await whenOnline(() => import('./error-toasts.tsx'))).ErrorToasts,
}));

/** A page that calls nothing has no errors to show and does not pay for the toasts. */
export function ErrorToastHost() {
  const isNeeded = useSyncExternalStore(subscribeToApiUse, isApiInUse, () => false);
  const isDrawn = useIsDrawn();
  return <Suspense>{isDrawn && isNeeded && <ErrorToasts />}</Suspense>;
}
