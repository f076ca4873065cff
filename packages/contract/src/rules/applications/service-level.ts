import { workingTimeAfter, workingTimeBetween } from './working-time.ts';

const hourMs = 60 * 60 * 1000;

/** Until when a case is to be decided, and from when on it says so. */
export interface Due {
  readonly soonAt: Date;
  readonly at: Date;
}

/** Amber in the last quarter of the time there is. */
const amberPart = 1 / 4;

/** Of a case that has so much working time left of what its class is allowed. */
export function dueAfter(from: Date, { allowedHours, leftMs }: { allowedHours: number; leftMs: number }): Due {
  return {
    soonAt: workingTimeAfter(from, leftMs - allowedHours * hourMs * amberPart),
    at: workingTimeAfter(from, leftMs),
  };
}

export function dueWithin(from: Date, allowedHours: number): Due {
  return dueAfter(from, { allowedHours, leftMs: allowedHours * hourMs });
}

/** What is due soon is due before this moment, whatever its class; `mostHours` is what any class is allowed. */
export function latestAmber(at: Date, mostHours: number): Date {
  return workingTimeAfter(at, mostHours * hourMs * amberPart);
}

export const dueStates = ['late', 'soon'] as const;
export type DueState = (typeof dueStates)[number];

/** Nothing for what is in time. */
export function dueStateOf({ soonAt, at }: Due, now: Date): DueState | undefined {
  if (at <= now) return 'late';
  return soonAt <= now ? 'soon' : undefined;
}

/** How long a branch has been open since a case was due. */
export function lateFor({ at }: Pick<Due, 'at'>, now: Date): number {
  return workingTimeBetween(at, now);
}
