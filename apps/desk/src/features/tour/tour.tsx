import { lazy, Suspense } from 'react';
import { useOwnStaff } from '../../lib/staff/current-staff.ts';
import { useTour } from '../../lib/tour/tour-store.ts';
import type { TourProps } from './tour-props.ts';

const TourPanel = lazy(async () => ({ default: (await import('./tour-panel.tsx')).TourPanel }));

/** Above every screen of who takes the tour. Only in a sandbox: a bank's desk does not even fetch it. */
export function Tour({ onSwitch }: TourProps) {
  const isDemo = useOwnStaff()?.isDemo ?? false;
  const isOpen = useTour()?.isOpen ?? false;
  return (
    isDemo &&
    isOpen && (
      <Suspense fallback={null}>
        <TourPanel onSwitch={onSwitch} />
      </Suspense>
    )
  );
}
