import { myanmarMidnight } from '@taga/contract/rules/fields/calendar-date';

/** Days in Myanmar, both included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** From the first moment to the first that no longer counts, with the days. */
export interface Period extends Days {
  readonly begins: Date;
  readonly ends: Date;
}

export function periodOf({ from, to }: Days): Period {
  return { from, to, begins: myanmarMidnight(from), ends: myanmarMidnight(to, 1) };
}
