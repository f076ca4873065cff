import * as z from 'zod/mini';
import { clientCodes } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../error-codes.ts';
import { codeSent } from '../records/access/session.ts';
import { dataOf, doneAnswer } from '../records/fields/answer.ts';
import { reference } from '../records/fields/field.ts';
import { otpCode } from '../rules/access/otp-code.ts';
import { newPassword } from '../rules/access/password.ts';
import { resetLoginId } from '../rules/customers/email.ts';

const { codeWrong, codeExpired, codeTriesUsedUp, codeResendTooSoon, codeResendsUsedUp } = errorCodes;

const resetCodeSent = dataOf(z.omit(codeSent, { LOGIN_ID: true }));

/** Found out from the login id where it is missing. */
const userId = z.optional(reference);

export const requestPasswordReset = defineEndpoint({
  id: 'requestPasswordReset',
  path: '/auth/forget_pwd',
  allowedRoles: ['visitor'],
  summary: 'Have a code sent for a new password; answers alike whether the login id exists or not',
  body: z.object({ LOGIN_ID: resetLoginId }),
  answer: resetCodeSent,
  errors: [codeResendsUsedUp],
});

export const verifyResetCode = defineEndpoint({
  id: 'verifyResetCode',
  path: '/auth/forget_pwd/verify_otp',
  aliases: ['/forget_pwd/verify_otp'],
  allowedRoles: ['visitor'],
  summary: 'Check the code of a password reset',
  body: z.object({
    ClientCode: z.literal(clientCodes.passwordReset),
    ReferenceNo: reference,
    OTPCode: otpCode,
    UserId: userId,
    LoginId: resetLoginId,
  }),
  answer: dataOf(z.pick(codeSent, { USER_ID: true, LOGIN_ID: true, OTPREFNO: true })),
  errors: [codeWrong, codeExpired, codeTriesUsedUp],
});

export const resendResetCode = defineEndpoint({
  id: 'resendResetCode',
  path: '/auth/forget_pwd/resend_otp',
  aliases: ['/forget_pwd/resend_otp'],
  allowedRoles: ['visitor'],
  summary: 'Have the code of a password reset sent again',
  body: z.object({
    LOGIN_ID: resetLoginId,
    USER_ID: userId,
    /** E-mail is for when the resends by SMS are used up. */
    VIA: z.optional(z.enum(['SMS', 'EMAIL'])),
  }),
  answer: resetCodeSent,
  errors: [codeExpired, codeResendTooSoon, codeResendsUsedUp],
});

export const resetPassword = defineEndpoint({
  id: 'resetPassword',
  path: '/auth/forget_pwd/reset_pwd',
  aliases: ['/forget_pwd/reset_pwd'],
  allowedRoles: ['visitor'],
  summary: 'Set the new password after the code was checked',
  body: z.object({ USER_ID: userId, LOGIN_ID: resetLoginId, OTPREFNO: reference, PWD: newPassword }),
  answer: doneAnswer,
  errors: [codeExpired, errorCodes.passwordTooCommon],
});
