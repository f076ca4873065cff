import * as z from 'zod/mini';
import { emailMaxCharacters, staffRoles } from '../../constants.ts';
import { areRolesCompatible } from '../../rules/access/staff-roles.ts';
import { timestamp } from '../fields/answer.ts';

export const staffRole = z.enum(staffRoles);
export type StaffRole = z.infer<typeof staffRole>;

/** Each role once, and none beside an administrator's that decides; who has none cannot sign in. */
export const heldRoles = z.array(staffRole).check(
  z.maxLength(staffRoles.length),
  z.refine((roles) => new Set(roles).size === roles.length),
  z.refine(areRolesCompatible),
);

/** `INVITED` until the invitation is accepted. */
export const staffStatuses = ['INVITED', 'ACTIVE', 'DISABLED'] as const;

export const staffLoginId = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.regex(/^[^\s@]+@[^\s@]+$/), z.maxLength(emailMaxCharacters));

export const staffName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

const codes = z.array(z.string().check(z.minLength(1), z.maxLength(10))).check(z.maxLength(500));

/** Whose cases and customers somebody works with: those of some branches, of all branches of some states or regions, or all (null). */
export const branchScope = z.nullable(
  z
    .object({ branches: codes, regions: codes })
    .check(z.refine(({ branches, regions }) => branches.length + regions.length > 0)),
);
export type BranchScope = z.infer<typeof branchScope>;

/** As an administrator sees a member of staff. */
export const staffMember = z.object({
  id: z.string(),
  loginId: z.string(),
  name: z.string(),
  roles: z.array(staffRole),
  branchScope,
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
  branchScope,
  /** When the session ends unless something is done before; every call moves it. */
  idleEndsAt: timestamp,
  /** For how many seconds the desk may be left alone. */
  idleSeconds: z.int(),
  /** When the session ends, whatever is done. */
  endsAt: timestamp,
  /** Of somebody of the demo staff of a sandbox: the desk offers its tour. */
  isDemo: z.optional(z.literal(true)),
});
export type CurrentStaff = z.infer<typeof currentStaff>;

export const staffSession = z.object({
  /** Left out where the session is in a cookie. */
  accessToken: z.optional(z.string()),
  staff: currentStaff,
});
export type StaffSession = z.infer<typeof staffSession>;

/** Whom a sandbox lets in with a password and a code that everybody knows. No other server tells of any of it. */
export const demoStaff = z.object({
  password: z.string(),
  /** What an authenticator app of theirs shows at this moment, and in how long it will show the next one. */
  code: z.string(),
  nextCodeInMs: z.int(),
  members: z.array(
    z.object({
      loginId: z.string(),
      name: z.string(),
      roles: z.array(staffRole),
      /** A code is taken once: they need the next one. */
      hasUsedCode: z.boolean(),
    }),
  ),
});
export type DemoStaff = z.infer<typeof demoStaff>;

/** What an administrator wants changed of a member of staff; what is left out stays. */
export const staffChange = z.object({
  roles: z.optional(heldRoles),
  branchScope: z.optional(branchScope),
  disabled: z.optional(z.boolean()),
  resetSecondFactor: z.optional(z.literal(true)),
  /** For a forgotten password: the old one ends, and a new link goes to the person's mailbox. */
  inviteAgain: z.optional(z.literal(true)),
});
export type StaffChange = z.infer<typeof staffChange>;

/** What one administrator proposes and another one has to confirm. */
export const staffProposal = z.object({
  id: z.string(),
  /** Null for somebody who is to be invited. */
  staffId: z.nullable(z.string()),
  loginId: z.string(),
  name: z.string(),
  change: staffChange,
  proposedBy: z.object({ id: z.string(), name: z.string() }),
  proposedAt: timestamp,
});
export type StaffProposal = z.infer<typeof staffProposal>;

/** Of what an administrator asks for, one of the two: what has been done, or what waits for another administrator. */
export const staffOutcome = z.object({ member: z.nullable(staffMember), proposal: z.nullable(staffProposal) });
export type StaffOutcome = z.infer<typeof staffOutcome>;

/** `WITHDRAW` is for who proposed it, the others for everybody else. */
export const staffProposalDecisions = ['CONFIRM', 'DECLINE', 'WITHDRAW'] as const;
