import * as z from 'zod/mini';

/** Details by the fields of the sign-up; null where there was none. */
export const detailValues = z.record(z.string(), z.nullable(z.string()));
export type DetailValues = z.infer<typeof detailValues>;

export const detailCorrectionStates = ['OPEN', 'CONFIRMED', 'SENT_BACK', 'WITHDRAWN'] as const;
