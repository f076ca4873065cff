import * as z from 'zod/mini';
import { says } from './rule.ts';

/** A day as `Y-m-d`, or empty for no limit. */
export const dayOrEmpty = z.union([z.literal(''), z.iso.date()]);

/** The inbox filter: both days or none, in this order. */
export const dateRange = z.object({ from: dayOrEmpty, to: dayOrEmpty }).check(
  z.refine(({ from, to }) => Boolean(from) === Boolean(to), {
    error: says('validation.dateRange.incomplete'),
    abort: true,
  }),
  z.refine(({ from, to }) => from <= to, says('validation.dateRange.reversed')),
);
