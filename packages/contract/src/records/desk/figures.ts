import * as z from 'zod/mini';
import { calendarDate } from '../../rules/fields/calendar-date.ts';

const count = z.int().check(z.nonnegative());
const day = z.string();

/** At most so many days are looked at at once. */
export const figuresMaxDays = 92;
/** Groups of fewer people are not shown: they would tell of somebody. */
export const smallestGroup = 20;

const dayMs = 24 * 60 * 60 * 1000;

/** Days in Myanmar, both included. */
export const figuresPeriod = { from: calendarDate, to: calendarDate };

export function isFiguresPeriod({ from, to }: { readonly from: string; readonly to: string }): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / dayMs + 1;
  return days >= 1 && days <= figuresMaxDays;
}

/** What the names of steps begin with on the shorter way of existing customers, which has some in common with the other. */
export const existingCustomerWay = 'existing-customer/';

/** How far people came in a step of the wizard. */
const stepFigure = z.object({
  step: z.string(),
  /** Applications that have left this step behind. */
  completed: count,
  /** Those of them that went no further and were not submitted. */
  stopped: count,
});
export type StepFigure = z.infer<typeof stepFigure>;

const identityCounts = { verified: count, failed: count, undecided: count };
/** `expired`: of no use any more, or replaced by a newer code, before it could be sent. */
const codeCounts = { sent: count, failed: count, expired: count };

export const figures = z.object({
  /** By the day an application was started and what has become of it since; `INIT` is not submitted. */
  applications: z.array(z.object({ day, status: z.string(), count })),
  /** The same of what is asked for beside accounts, once it is submitted, by its kind: `card`, `card-renewal`. */
  requests: z.array(z.object({ day, kind: z.string(), status: z.string(), count })),
  /** In the order of the wizard; then that of existing customers. */
  dropOff: z.array(stepFigure),
  decisions: z.object({
    count,
    /** From submitting to the decision; null where there was none. */
    medianMinutes: z.nullable(z.number()),
    days: z.array(z.object({ day, count, medianMinutes: z.number() })),
  }),
  /** Checks by the day they were made. Skipped ones are none. */
  identity: z.array(z.object({ day, ...identityCounts })),
  /** Codes by SMS and email by the day they were sent or given up. */
  codes: z.array(z.object({ day, ...codeCounts })),
});
export type Figures = z.infer<typeof figures>;

export const healthGroupings = ['day', 'language', 'device', 'operator', 'township'] as const;
export const healthGrouping = z.enum(healthGroupings);
export type HealthGrouping = z.infer<typeof healthGrouping>;

/** What small groups are shown as together, if they are enough people then. */
export const otherGroups = 'others';

const people = z.int().check(z.minimum(smallestGroup));
const group = z.string();

/**
 * Each list names groups of 20 people or more: a day, `en` or `mm`, `phone`, `tablet` or `computer`, a mobile operator,
 * the code of a township, `unknown`, or `others`.
 */
export const healthFigures = z.object({
  dropOff: z.array(
    z.object({
      group,
      /** Who began an application. */
      people,
      applications: count,
      handedIn: count,
      steps: z.array(stepFigure),
    }),
  ),
  codes: z.array(z.object({ group, people, ...codeCounts })),
  identity: z.array(z.object({ group, people, ...identityCounts })),
});
export type HealthFigures = z.infer<typeof healthFigures>;
