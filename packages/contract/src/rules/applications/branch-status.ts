import { branchHours } from '../../constants.ts';
import { myanmarClock } from '../fields/calendar-date.ts';
import { isWorkingDay } from './working-time.ts';

export type BranchStatus = 'open' | 'closing' | 'closed';

/**
 * Whether branches are open, by the clock on the wall in Myanmar, whatever the clock of the browser says. Early on a
 * weekday nothing is said: the specification has no word for it.
 */
export function branchStatusAt(moment: Date): BranchStatus | undefined {
  const local = myanmarClock(moment);
  const hour = local.getUTCHours();
  if (!isWorkingDay(local) || hour >= branchHours.closes) return 'closed';
  if (hour >= branchHours.warns) return 'closing';
  return hour >= branchHours.opens ? 'open' : undefined;
}
