import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { errorCodes } from '../../error-codes.ts';
import { done } from '../../records/desk/done.ts';
import {
  heldRoles,
  invitation,
  ownStaff,
  staffLoginId,
  staffMember,
  staffName,
  staffRole,
  staffSession,
} from '../../records/desk/staff.ts';
import { newPassword, typedPassword } from '../../rules/access/password.ts';
import { loginId } from '../../rules/customers/email.ts';

/** 256 random bits. */
const oneTimeToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

export const getSignInWays = defineCall({
  id: 'getSignInWays',
  method: 'GET',
  path: '/desk/sign-in/ways',
  callers: ['anyone'],
  summary: "How staff sign in: with a password and a code, or at the bank's own identity provider",
  answer: z.object({
    way: z.enum(['PASSWORD', 'PROVIDER']),
    /** Where the browser goes to sign in at the provider. */
    startPath: z.nullable(z.string()),
  }),
});

export const signInStaff = defineCall({
  id: 'signInStaff',
  path: '/desk/sign-in',
  callers: ['anyone'],
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

export const proveSecondFactor = defineCall({
  id: 'proveSecondFactor',
  path: '/desk/sign-in/code',
  callers: ['anyone'],
  summary: 'The second half of a sign-in: the code of the authenticator app, which also sets it up',
  body: z.object({ token: oneTimeToken, code: z.string().check(z.trim(), z.regex(/^\d{6}$/)) }),
  answer: staffSession,
  errors: [
    errorCodes.codeWrong,
    errorCodes.codeExpired,
    errorCodes.codeTriesUsedUp,
    errorCodes.accountBlocked,
    errorCodes.staffPasswordsOff,
  ],
});

export const exchangeProviderCode = defineCall({
  id: 'exchangeProviderCode',
  path: '/desk/sign-in/provider',
  callers: ['anyone'],
  summary: "Exchange, once, what the way back from the bank's identity provider brought for a session",
  body: z.object({ code: oneTimeToken }),
  answer: staffSession,
  errors: [errorCodes.codeExpired],
});

export const getOwnStaff = defineCall({
  id: 'getOwnStaff',
  method: 'GET',
  path: '/desk/staff/me',
  callers: ['staff'],
  summary: 'Who is signed in at the desk, as what, and until when',
  answer: ownStaff,
});

export const signOutStaff = defineCall({
  id: 'signOutStaff',
  path: '/desk/sign-out',
  callers: ['staff'],
  summary: 'End the session that asks',
  answer: done,
});

export const getInvitation = defineCall({
  id: 'getInvitation',
  path: '/desk/invitations/get',
  callers: ['anyone'],
  summary: 'Whom a one-time link invites',
  body: z.object({ token: oneTimeToken }),
  answer: z.object({ loginId: z.string(), name: z.string(), roles: z.array(staffRole) }),
  errors: [errorCodes.invitationInvalid],
});

export const acceptInvitation = defineCall({
  id: 'acceptInvitation',
  path: '/desk/invitations/accept',
  callers: ['anyone'],
  summary: 'Choose the password of an invitation, once; then one signs in',
  body: z.object({ token: oneTimeToken, name: z.optional(staffName), password: newPassword }),
  answer: z.object({ loginId: z.string() }),
  errors: [errorCodes.invitationInvalid, errorCodes.passwordTooCommon],
});

export const listStaff = defineCall({
  id: 'listStaff',
  method: 'GET',
  path: '/desk/staff',
  callers: ['administrator', 'auditor'],
  summary: 'All members of staff, by name',
  answer: z.object({ staff: z.array(staffMember) }),
});

export const inviteStaff = defineCall({
  id: 'inviteStaff',
  path: '/desk/staff/invite',
  callers: ['administrator'],
  summary: 'Add a member of staff, and get the one-time link to hand over',
  body: z.object({ loginId: staffLoginId, name: staffName, roles: heldRoles }),
  answer: z.object({ member: staffMember, invitation }),
  errors: [errorCodes.contactTaken, errorCodes.staffPasswordsOff],
});

export const changeStaff = defineCall({
  id: 'changeStaff',
  path: '/desk/staff/change',
  callers: ['administrator'],
  summary: 'Change roles, disable or enable, take back the second factor, or invite anew; what is left out stays',
  body: z.object({
    staffId: z.uuid(),
    roles: z.optional(heldRoles),
    disabled: z.optional(z.boolean()),
    resetSecondFactor: z.optional(z.literal(true)),
    /** For a forgotten password: the old one ends, a new link is made. */
    inviteAgain: z.optional(z.literal(true)),
  }),
  answer: z.object({ member: staffMember, invitation: z.nullable(invitation) }),
  errors: [
    errorCodes.notFound,
    errorCodes.lastAdministrator,
    errorCodes.staffPasswordsOff,
    errorCodes.staffRolesElsewhere,
  ],
});
