import { namedFields } from '@taga/i18n/named-fields';
import * as z from 'zod/mini';
import { lastMonthlyDay, scheduleTimes, weeklyDays } from '../../rules/applications/service-choice.ts';

/** Without a schedule both are null or empty. Monthly goes with a day of the month, daily with nothing. */
const schedule = {
  ScheduleTime: z.nullish(z.enum([...scheduleTimes, ''])),
  SubScheduleTime: z.nullish(
    z.union([z.int().check(z.minimum(1), z.maximum(lastMonthlyDay)), z.enum([...weeklyDays, ''])]),
  ),
};

/** A service as offered with an account class. */
export const serviceRecord = z.object({
  ServiceId: z.string(),
  ...namedFields('prefixOthers', ['ServiceName', 'ServiceDescription'], () => z.string()),
  ReadOnly: z.boolean(),
  PreSelect: z.boolean(),
  AvailableService: z.boolean(),
  ...schedule,
  /** There once the customer has ordered it. */
  ServiceStatus: z.nullish(z.object({ Status: z.string() })),
  /** In an application: whether the customer has chosen it. The schedule is then the chosen one. */
  Selected: z.optional(z.boolean()),
});
export type ServiceRecord = z.infer<typeof serviceRecord>;

/** A service as chosen. `type` comes with the existing-customer flow and says nothing new. */
export const chosenService = z.object({
  ServiceId: z.string().check(z.minLength(1), z.maxLength(40)),
  ...schedule,
  type: z.optional(z.enum(['SCHEDULE', 'NORMAL'])),
});
export type ChosenService = z.infer<typeof chosenService>;
