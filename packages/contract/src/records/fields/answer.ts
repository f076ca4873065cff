import * as z from 'zod/mini';

/** What nearly every call answers with: its result under `Data`. */
export function dataOf<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.object({ Data: schema });
}

/** One page of a list, with how many there are in all. */
export function pageOf<Row extends z.ZodMiniType>(row: Row) {
  return dataOf(z.object({ Details: z.array(row), TotalCount: z.int().check(z.nonnegative()) }));
}

/** The answer of a call that has nothing to tell but that it was done. */
export const doneAnswer = dataOf(z.object({}));

/** A moment, with its offset from UTC. */
export const timestamp = z.iso.datetime({ offset: true });

/** Whole seconds from the answer on: right even where the phone's clock is wrong. */
export const secondsLeft = z.int().check(z.positive());

/** Of an application and of its order, as people say it: `A-7K3M-29`. */
export const applicationNo = z.string();
