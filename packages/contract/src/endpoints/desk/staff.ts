import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { errorCodes } from '../../error-codes.ts';
import { done } from '../../records/desk/done.ts';
import {
  branchScope,
  currentStaff,
  demoStaff,
  heldRoles,
  staffChange,
  staffLoginId,
  staffMember,
  staffName,
  staffOutcome,
  staffProposal,
  staffProposalDecisions,
  staffRole,
  staffSession,
} from '../../records/desk/staff.ts';
import { newPassword, typedPassword } from '../../rules/access/password.ts';
import { loginId } from '../../rules/customers/email.ts';

/** 256 random bits. */
const oneTimeToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** For a browser: the session comes in a cookie that no script can read, and not in the answer. */
const inCookie = z.optional(z.literal(true));

export const getSignInWays = defineEndpoint({
  id: 'getSignInWays',
  method: 'GET',
  path: '/desk/sign-in/ways',
  allowedRoles: ['anyone'],
  summary: "How staff sign in: with a password and a code, or at the bank's own identity provider",
  answer: z.object({
    way: z.enum(['PASSWORD', 'PROVIDER']),
    /** Where the browser goes to sign in at the provider. */
    startPath: z.nullable(z.string()),
    /** In a sandbox with demo staff, and nowhere else. */
    demo: z.optional(demoStaff),
  }),
});

export const signInStaff = defineEndpoint({
  id: 'signInStaff',
  path: '/desk/sign-in',
  allowedRoles: ['anyone'],
  summary: 'The first half of a sign-in: the password',
  body: z.object({ loginId, password: typedPassword }),
  answer: z.object({
    /** For the second half, within minutes. */
    token: z.string(),
    next: z.enum(['CODE', 'ENROL']),
    /** For an authenticator app, where none is set up yet. */
    enrolment: z.optional(z.object({ secret: z.string(), uri: z.string() })),
  }),
  errors: [errorCodes.wrongCredentials, errorCodes.accountBlocked, errorCodes.staffPasswordsOff],
});

export const proveSecondFactor = defineEndpoint({
  id: 'proveSecondFactor',
  path: '/desk/sign-in/code',
  allowedRoles: ['anyone'],
  summary: 'The second half of a sign-in: the code of the authenticator app, which also sets it up',
  body: z.object({ token: oneTimeToken, code: z.string().check(z.trim(), z.regex(/^\d{6}$/)), inCookie }),
  answer: staffSession,
  errors: [
    errorCodes.codeWrong,
    errorCodes.codeExpired,
    errorCodes.codeTriesUsedUp,
    errorCodes.accountBlocked,
    errorCodes.staffPasswordsOff,
  ],
});

export const exchangeProviderCode = defineEndpoint({
  id: 'exchangeProviderCode',
  path: '/desk/sign-in/provider',
  allowedRoles: ['anyone'],
  summary: "Exchange, once, what the way back from the bank's identity provider brought for a session",
  body: z.object({ code: oneTimeToken, inCookie }),
  answer: staffSession,
  errors: [errorCodes.codeExpired],
});

export const getOwnStaff = defineEndpoint({
  id: 'getOwnStaff',
  method: 'GET',
  path: '/desk/staff/me',
  allowedRoles: ['staff'],
  summary: 'Who is signed in at the desk, as what, and until when',
  answer: currentStaff,
});

export const signOutStaff = defineEndpoint({
  id: 'signOutStaff',
  path: '/desk/sign-out',
  allowedRoles: ['staff'],
  summary: 'End the session that asks, and its cookie',
  answer: done,
});

export const getInvitation = defineEndpoint({
  id: 'getInvitation',
  path: '/desk/invitations/get',
  allowedRoles: ['anyone'],
  summary: 'Whom a one-time link invites',
  body: z.object({ token: oneTimeToken }),
  answer: z.object({ loginId: z.string(), name: z.string(), roles: z.array(staffRole) }),
  errors: [errorCodes.invitationInvalid],
});

export const acceptInvitation = defineEndpoint({
  id: 'acceptInvitation',
  path: '/desk/invitations/accept',
  allowedRoles: ['anyone'],
  summary: 'Choose the password of an invitation, once; then one signs in',
  body: z.object({ token: oneTimeToken, name: z.optional(staffName), password: newPassword }),
  answer: z.object({ loginId: z.string() }),
  errors: [errorCodes.invitationInvalid, errorCodes.passwordTooCommon],
});

export const listStaff = defineEndpoint({
  id: 'listStaff',
  method: 'GET',
  path: '/desk/staff',
  allowedRoles: ['administrator', 'auditor'],
  summary: 'All members of staff, by name, and what waits for a second administrator, the oldest first',
  answer: z.object({
    staff: z.array(staffMember),
    proposals: z.array(staffProposal),
    /** There has never been a second administrator: the first one may invite one alone. */
    isFirstAlone: z.boolean(),
  }),
});

export const inviteStaff = defineEndpoint({
  id: 'inviteStaff',
  path: '/desk/staff/invite',
  allowedRoles: ['administrator'],
  summary: 'Propose a member of staff; once another administrator confirms, a one-time link goes to their mailbox',
  body: z.object({
    loginId: staffLoginId,
    name: staffName,
    roles: heldRoles,
    branchScope: z._default(branchScope, null),
  }),
  answer: staffOutcome,
  errors: [errorCodes.contactTaken, errorCodes.staffPasswordsOff, errorCodes.staffProposalOpen],
});

export const changeStaff = defineEndpoint({
  id: 'changeStaff',
  path: '/desk/staff/change',
  allowedRoles: ['administrator'],
  summary:
    'Disable somebody, at once; or propose other roles or branches, to enable, to take back the second factor or to invite again',
  body: z.extend(staffChange, { staffId: z.uuid() }),
  answer: staffOutcome,
  errors: [
    errorCodes.notFound,
    errorCodes.lastAdministrator,
    errorCodes.staffPasswordsOff,
    errorCodes.staffRolesElsewhere,
    errorCodes.staffProposalOpen,
  ],
});

export const decideStaffProposal = defineEndpoint({
  id: 'decideStaffProposal',
  path: '/desk/staff/proposals/decide',
  allowedRoles: ['administrator'],
  summary: 'Confirm or decline what another administrator has proposed, or withdraw what one has proposed oneself',
  body: z.object({ proposalId: z.uuid(), decision: z.enum(staffProposalDecisions) }),
  /** Null where nobody was changed. */
  answer: z.object({ member: z.nullable(staffMember) }),
  errors: [
    errorCodes.notFound,
    errorCodes.ownProposal,
    errorCodes.notAllowed,
    errorCodes.contactTaken,
    errorCodes.lastAdministrator,
    errorCodes.staffPasswordsOff,
    errorCodes.staffRolesElsewhere,
  ],
});
