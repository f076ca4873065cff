import * as z from 'zod/mini';
import type { MessageKey } from './message-keys.ts';
import { says } from './rule.ts';

/** A day as `yyyy-MM-dd`. Days sort as text, so `<` and `>` compare them. */
export type CalendarDate = string;

/** No birth, paper or payment is further away. What is, is a slip, or an attempt to find what breaks. */
const [earliestDay, latestDay] = ['1800-01-01', '2999-12-31'];

/**
 * The one rule that every date goes through, on both sides: a day that the calendar has, such as 2023-02-29 is not, of a
 * year that databases and calculations hold.
 */
function day(error?: z.core.$ZodErrorMap) {
  const isNear = (text: string) => text >= earliestDay && text <= latestDay;
  return z.iso.date({ error, abort: true }).check(z.refine(isNear, { error }));
}

export const calendarDate = day();

/** A day that has to be given. One that no calendar has is told apart from none: who typed 31 February has answered. */
export function givenDate(missing: MessageKey) {
  return day(({ input }) => (input ? says('validation.date.impossible') : missing));
}

export function isCalendarDate(text: string): boolean {
  return z.safeParse(calendarDate, text).success;
}

/** Half past six ahead of UTC all year round. */
const myanmarOffsetMs = 6.5 * 60 * 60 * 1000;

/** The clock on the wall in Myanmar at a moment: what this date says in UTC is what the clock says there. */
export function myanmarClock(at: Date): Date {
  return new Date(at.getTime() + myanmarOffsetMs);
}

/** The day it is in Myanmar, which decides who is of age and what has expired, wherever server and phone stand. */
export function myanmarToday(now: Date): CalendarDate {
  return myanmarClock(now).toISOString().slice(0, 10);
}

/** The moment a day begins in Myanmar; the day after it, where one asks for where it ends. */
export function myanmarMidnight(day: CalendarDate, daysLater = 0): Date {
  return new Date(Date.parse(day) + daysLater * 24 * 60 * 60 * 1000 - myanmarOffsetMs);
}

/** A day typed as day, month, year (`3/11/2025`), or undefined when there is no such day. */
export function fromDayMonthYear(text: string): CalendarDate | undefined {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim()) ?? [];
  return dateOf({ day, month, year }) || undefined;
}

/** A day as it is typed into three fields. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

/** What was typed, for `givenDate` to evaluate, whether there is such a day or not; empty while a part is missing. */
export function typedDate({ day, month, year }: DateParts): string {
  const parts = [year, month, day].map((part) => part.trim());
  return parts.every(Boolean) ? parts.map((part) => part.padStart(2, '0')).join('-') : '';
}

/** The day that was typed; empty when there is no such day. */
export function dateOf(parts: DateParts): CalendarDate | '' {
  const date = typedDate(parts);
  return isCalendarDate(date) ? date : '';
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
  // As text, because 29 February may be none of that year.
  const bornBy = `${Number(onDay.slice(0, 4)) - years}${onDay.slice(4)}`;
  return birthDate <= bornBy;
}
