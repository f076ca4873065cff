import * as z from 'zod/mini';

/** Where a page begins, as the `next` of the page before said; left out for the first. */
export const listCursor = z.optional(z.string().check(z.regex(/^[\w-]{1,200}$/)));
