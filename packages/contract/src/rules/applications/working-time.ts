import { branchHours } from '../../constants.ts';
import { myanmarClock } from '../fields/calendar-date.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** What the clock in Myanmar is ahead of UTC. */
const aheadMs = myanmarClock(new Date(0)).getTime();

/** Branches work on weekdays. By the clock on the wall in Myanmar. */
export function isWorkingDay(clock: Date): boolean {
  return clock.getUTCDay() !== 0 && clock.getUTCDay() !== 6;
}

/** From when to when branches are open on the day of a moment; nothing on a day without work. */
function hoursOf(at: Date): { readonly opens: number; readonly closes: number } | undefined {
  const clock = myanmarClock(at);
  const midnight = Math.floor(clock.getTime() / dayMs) * dayMs - aheadMs;
  if (!isWorkingDay(clock)) return undefined;
  return { opens: midnight + branchHours.opens * hourMs, closes: midnight + branchHours.closes * hourMs };
}

/** The moment when branches have been open for so long; a moment itself where nothing is left. */
export function workingTimeAfter(from: Date, ms: number): Date {
  if (ms <= 0) return from;
  let left = ms;
  for (let day = from.getTime(); ; day += dayMs) {
    const hours = hoursOf(new Date(day));
    if (!hours) continue;
    const begins = Math.max(hours.opens, from.getTime());
    const room = Math.max(0, hours.closes - begins);
    if (left <= room) return new Date(begins + left);
    left -= room;
  }
}

/** For how long branches are open between two moments; nothing where the second comes first. */
export function workingTimeBetween(from: Date, to: Date): number {
  let sum = 0;
  const end = to.getTime();
  for (let day = from.getTime(); ; day += dayMs) {
    const hours = hoursOf(new Date(day));
    if (hours) sum += Math.max(0, Math.min(hours.closes, end) - Math.max(hours.opens, from.getTime()));
    if (day >= end) return sum;
  }
}

/** How long a branch is open on a day. */
export const workingDayMs = (branchHours.closes - branchHours.opens) * hourMs;
