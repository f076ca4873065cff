import { PlayIcon, type ProfileEntry } from '@taga/ui';
import { useCatalogs, useText } from '@taga/web/text';
import { useOwnStaff } from '../../lib/staff/current-staff.ts';
import { reopenTour } from '../../lib/tour/tour-store.ts';

const words = ['deskDemo'] as const;
const none = [] as const;

/** For a menu: the way to the tour and back into it. Nothing where this is no demo. */
export function useTourEntries(): readonly ProfileEntry[] {
  const text = useText();
  const isDemo = useOwnStaff()?.isDemo ?? false;
  const hasWords = useCatalogs(isDemo ? words : none);
  return isDemo && hasWords ? [{ label: text('deskDemo.tour.title'), icon: PlayIcon, onSelect: reopenTour }] : [];
}
