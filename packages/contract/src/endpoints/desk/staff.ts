import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { errorCodes } from '../../error-codes.ts';
import { done } from '../../records/desk/done.ts';
import {
  currentStaff,
  heldRoles,
  invitation,
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

export const exchangeProviderCode = defineEndpoint({
  id: 'exchangeProviderCode',
  path: '/desk/sign-in/provider',
  allowedRoles: ['anyone'],
  summary: "Exchange, once, what the way back from the bank's identity provider brought for a session",
  body: z.object({ code: oneTimeToken }),
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
  summary: 'End the session that asks',
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
  summary: 'All members of staff, by name',
  answer: z.object({ staff: z.array(staffMember) }),
});

export const inviteStaff = defineEndpoint({
  id: 'inviteStaff',
  path: '/desk/staff/invite',
  allowedRoles: ['administrator'],
  summary: 'Add a member of staff, and get the one-time link to hand over',
  body: z.object({ loginId: staffLoginId, name: staffName, roles: heldRoles }),
  answer: z.object({ member: staffMember, invitation }),
  errors: [errorCodes.contactTaken, errorCodes.staffPasswordsOff],
});

export const changeStaff = defineEndpoint({
  id: 'changeStaff',
  path: '/desk/staff/change',
  allowedRoles: ['administrator'],
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
