import * as z from 'zod/mini';

/** Anyone who of the staff did something. */
export const staffMemberName = z.object({ staffId: z.string(), name: z.string() });
export type StaffMemberName = z.infer<typeof staffMemberName>;
