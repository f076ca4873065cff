import { myanmarToday } from '@taga/contract/rules/fields/calendar-date';

const dayMs = 24 * 60 * 60 * 1000;

export const periods = [7, 28, 90] as const;

/** So many days up to today, by the calendar of the bank and not of the desk. */
export function lastDays(days: number, nowMs = Date.now()): { from: string; to: string } {
  const dayOf = (ms: number) => myanmarToday(new Date(ms));
  return { from: dayOf(nowMs - (days - 1) * dayMs), to: dayOf(nowMs) };
}

/** Every day of a period, also those on which nothing happened. */
export function daysOf({ from, to }: { from: string; to: string }): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * dayMs).toISOString().slice(0, 10),
  );
}
