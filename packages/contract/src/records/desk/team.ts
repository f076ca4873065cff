import * as z from 'zod/mini';
import { calendarDate } from '../../rules/fields/calendar-date.ts';
import { staffRole } from './staff.ts';
import { staffMemberName } from './staff-name.ts';

/** Days on which somebody does not work, both included. */
export const absence = z.object({ from: calendarDate, to: calendarDate });
export type Absence = z.infer<typeof absence>;

/** How much somebody has to do. Counted among the cases of branches that the asker is given. */
export const teamMember = z.object({
  ...staffMemberName.shape,
  roles: z.array(staffRole),
  /** The one that is now or comes next. */
  absence: z.nullable(absence),
  isAbsent: z.boolean(),
  /** What they hold or are given, and how much of it is late. */
  cases: z.int(),
  late: z.int(),
  /** What they have proposed and nobody has decided yet. */
  proposed: z.int(),
  /** What they have confirmed today. */
  decidedToday: z.int(),
});
export type TeamMember = z.infer<typeof teamMember>;
