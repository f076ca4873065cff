import * as z from 'zod/mini';
import { calendarDate } from '../../rules/fields/calendar-date.ts';
import { gender } from '../../rules/fields/choice.ts';
import { countryCode, emptyOr } from '../fields/field.ts';

/** What the lines at the bottom of a passport's page say, by the names of the sign-up. Empty is what they do not say. */
export const readPassportDetails = z.object({
  USERNAME: z.string(),
  PASSPORT_NUMBER: z.string(),
  PASSPORTEXPIREDATE: emptyOr(calendarDate),
  DOB: emptyOr(calendarDate),
  GENDER: emptyOr(gender),
  /** Who issued the passport. */
  COUNTRY: emptyOr(countryCode),
  NATIONALITY: emptyOr(countryCode),
});
export type ReadPassportDetails = z.infer<typeof readPassportDetails>;

/** Why a photo gave nothing: there are no such lines, or they cannot be read for certain. */
export const unreadLines = ['NO_LINES', 'UNCLEAR'] as const;
export type UnreadLines = (typeof unreadLines)[number];
