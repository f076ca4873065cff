import * as z from 'zod/mini';

/** Within what a measurement has to lie, so that it speaks for the customer. */
export const scoreLimit = z.object({ atLeast: z.optional(z.number()), atMost: z.optional(z.number()) });
export type ScoreLimit = z.infer<typeof scoreLimit>;

export function isWithinLimit(score: number, { atLeast, atMost }: ScoreLimit): boolean {
  return (atLeast === undefined || score >= atLeast) && (atMost === undefined || score <= atMost);
}

/** Where something stands in a picture, each as a part of its width or height: from 0 to 1. */
export const pictureArea = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });
export type PictureArea = z.infer<typeof pictureArea>;
