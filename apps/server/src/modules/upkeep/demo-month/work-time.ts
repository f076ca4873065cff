import { myanmarClock, myanmarMidnight } from '@taga/contract/rules/fields/calendar-date';
import { dayS, later } from '../../../time.ts';

/** A moment of the month, by the clock of the desk. */
export interface WorkTime {
  /** So many working days ago. */
  readonly day: number;
  /** Since midnight in Myanmar. */
  readonly minute: number;
}

/** When the first come and the last go. */
const [opens, closes] = [9 * 60, 16 * 60 + 30];

/** `'10:40'` on a day. */
export function workTime(day: number, clock: string): WorkTime {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return { day, minute: hours * 60 + minutes };
}

/** Nobody works at night: what does not fit into a day goes on in the morning. */
export function workLater({ day, minute }: WorkTime, minutes: number): WorkTime {
  const end = minute + minutes;
  if (end <= closes) return { day, minute: end };
  if (day === 0) throw new Error('Today is over.');
  return workLater({ day: day - 1, minute: opens }, end - closes);
}

/** Today has just ended, whatever time it is: nothing lies ahead. */
export function momentOf(began: Date, { day, minute }: WorkTime): Date {
  if (day === 0) return later(began, (minute - closes) * 60);
  const midnight = myanmarMidnight(workingDayBefore(began, day));
  return later(midnight, minute * 60);
}

function workingDayBefore(began: Date, days: number): string {
  let clock = myanmarClock(began);
  for (let left = days; left > 0; ) {
    clock = later(clock, -dayS);
    const weekday = clock.getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return clock.toISOString().slice(0, 10);
}
