import * as z from 'zod/mini';
import { dataOf } from '../answer.ts';

/** Where a page begins, as the page before said; left out for the first. */
export const deskCursor = z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/)));

/** One page of a list of the desk; `next` is null on the last. */
export function deskPageOf<Row extends z.ZodMiniType>(row: Row) {
  return dataOf(z.object({ rows: z.array(row), next: z.nullable(z.string()) }));
}
