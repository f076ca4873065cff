import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';

/** The day by which there is an answer, as long as it has not passed: nobody waits for yesterday. */
export function stillExpected(day: string | null | undefined, now = new Date()): string | undefined {
  return day && day >= myanmarToday(now) ? day : undefined;
}
