import * as z from 'zod/mini';

/** The answer of a call of the desk that has nothing to tell but that it was done. */
export const done = z.strictObject({});
