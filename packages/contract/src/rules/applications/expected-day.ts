import { branchHours } from '../../constants.ts';
import { type CalendarDate, myanmarClock } from '../fields/calendar-date.ts';
import { isWorkingDay } from './working-time.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The day by which customers can expect an answer to what they submit. What comes after branches have closed, or on a
 * day without work, counts from the next working day on.
 */
export function expectedDay(submittedAt: Date, workingDays: number): CalendarDate {
  let clock = myanmarClock(submittedAt);
  const next = () => {
    clock = new Date(clock.getTime() + dayMs);
  };
  if (clock.getUTCHours() >= branchHours.closes) next();
  while (!isWorkingDay(clock)) next();
  for (let left = workingDays; left > 0; left -= 1) {
    next();
    while (!isWorkingDay(clock)) next();
  }
  return clock.toISOString().slice(0, 10);
}
