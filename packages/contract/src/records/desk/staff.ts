import * as z from 'zod/mini';
import { emailMaxCharacters, staffRoles } from '../../constants.ts';
import { timestamp } from '../fields/answer.ts';

export const staffRole = z.enum(staffRoles);
export type StaffRole = z.infer<typeof staffRole>;

/** Each role once; who has none cannot sign in. */
export const heldRoles = z.array(staffRole).check(
  z.maxLength(staffRoles.length),
  z.refine((roles) => new Set(roles).size === roles.length),
);

/** `INVITED` until the invitation is accepted. */
export const staffStatuses = ['INVITED', 'ACTIVE', 'DISABLED'] as const;

export const staffLoginId = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(/^[^\s@]+@[^\s@]+$/), z.maxLength(emailMaxCharacters));

export const staffName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** As an administrator sees a member of staff. */
export const staffMember = z.object({
  id: z.string(),
  loginId: z.string(),
  name: z.string(),
  roles: z.array(staffRole),
  status: z.enum(staffStatuses),
  /** Whether an authenticator app is set up. */
  hasSecondFactor: z.boolean(),
  lastSignInAt: z.nullable(timestamp),
});
export type StaffMember = z.infer<typeof staffMember>;

/** What a signed-in desk needs to know of who sits before it. */
export const currentStaff = z.object({
  id: z.string(),
  loginId: z.string(),
  name: z.string(),
  roles: z.array(staffRole),
  /** When the session ends unless something is done before; every call moves it. */
  idleEndsAt: timestamp,
  /** For how many seconds the desk may be left alone. */
  idleSeconds: z.int(),
  /** When the session ends, whatever is done. */
  endsAt: timestamp,
});
export type CurrentStaff = z.infer<typeof currentStaff>;

export const staffSession = z.object({ accessToken: z.string(), staff: currentStaff });
export type StaffSession = z.infer<typeof staffSession>;

/** A link for one person, shown once: anyone who opens it chooses the password. */
export const invitation = z.object({ link: z.string(), expiresAt: timestamp });
export type Invitation = z.infer<typeof invitation>;
