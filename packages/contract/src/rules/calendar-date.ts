import * as z from 'zod/mini';

/** A day as `yyyy-MM-dd`. Days sort as text, so `<` and `>` compare them. */
export type CalendarDate = string;

/** Refuses days that no calendar has, such as 2023-02-29. */
export const calendarDate = z.iso.date();

export function isCalendarDate(text: string): boolean {
  return z.safeParse(calendarDate, text).success;
}

/** Half past six ahead of UTC all year round. */
const myanmarOffsetMs = 6.5 * 60 * 60 * 1000;

/** The day it is in Myanmar, which decides who is of age and what has expired, wherever server and phone stand. */
export function myanmarToday(now: Date): CalendarDate {
  return new Date(now.getTime() + myanmarOffsetMs).toISOString().slice(0, 10);
}

/** A day typed as day, month, year (`3/11/2025`), or undefined when there is no such day. */
export function fromDayMonthYear(text: string): CalendarDate | undefined {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  if (!day || !month || !year) return undefined;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}

/** A day as it is typed into three fields. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** The day that was typed; empty when there is no such day. */
export function dateOf({ day, month, year }: DateParts): CalendarDate | '' {
  return fromDayMonthYear(`${day}/${month}/${year}`) ?? '';
}

export function partsOfDate(date: CalendarDate): DateParts {
  const [year = '', month = '', day = ''] = date.split('-').map((part) => String(Number(part)));
  return { day, month, year };
}

/**
 * Whether a person has had a given birthday by a day. Who is born on 29 February comes of age on
 * 1 March in a common year.
 */
export function isAtLeast(years: number, birthDate: CalendarDate, onDay: CalendarDate): boolean {
  const birthday = `${Number(birthDate.slice(0, 4)) + years}${birthDate.slice(4)}`;
  return onDay >= birthday;
}
