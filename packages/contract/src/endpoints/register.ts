import * as z from 'zod/mini';
import { clientCodes, maxReadPhotoBytes } from '../constants.ts';
import { defineEndpoint, postTwinOf } from '../endpoint.ts';
import { errorCodes } from '../error-codes.ts';
import { codeSent, linkSent } from '../records/access/session.ts';
import { applicationId } from '../records/applications/application-id.ts';
import { readPassportDetails, unreadLines } from '../records/customers/read-passport.ts';
import { signUpDraft } from '../records/customers/sign-up-draft.ts';
import { dataOf } from '../records/fields/answer.ts';
import { base64CharactersOf } from '../records/fields/base64.ts';
import { anyIdValue, currentLoginId, emptyOr, recordStatus, reference, textUpTo } from '../records/fields/field.ts';
import { otpCode } from '../rules/access/otp-code.ts';
import { signUpEmail } from '../rules/customers/email.ts';
import { idType } from '../rules/customers/id-type.ts';
import { mobilePhone } from '../rules/customers/phone.ts';
import { calendarDate } from '../rules/fields/calendar-date.ts';
import { says } from '../rules/fields/rule.ts';

const { contactTaken, passwordTooCommon, emailAlreadyVerified, emailLinkExpired, emailLinkInvalid, signUpForgotten } =
  errorCodes;
const { codeWrong, codeExpired, codeTriesUsedUp, codeResendTooSoon, codeResendsUsedUp } = errorCodes;

/** Who a code is for. The server sends it to the number on file, whatever number stands here. */
const codeRequest = z.object({
  LOGIN_ID: currentLoginId,
  RECORD_STAT: recordStatus,
  UID_TYPE: idType,
  UID_VALUE: anyIdValue,
  DOB: calendarDate,
  MOBILENO: mobilePhone,
});

const notYetKnown = z.optional(emptyOr(textUpTo(254)));

export const checkIdentity = defineEndpoint({
  id: 'checkIdentity',
  method: 'GET',
  path: '/register/check_nrc_email',
  allowedRoles: ['visitor'],
  summary: 'Whether the bank already knows the person',
  query: z.object({
    UID_TYPE: idType,
    UID_VALUE: anyIdValue,
    // Asked before the customer has given these, so they may be empty.
    LOGIN_ID: notYetKnown,
    DOB: z.optional(emptyOr(calendarDate)),
    Phone: notYetKnown,
  }),
  answer: dataOf(z.object({ EXISTING: z.boolean() })),
});

export const checkIdentityByPost = postTwinOf(checkIdentity);

/**
 * Reads the photo and forgets it. Whatever it says is a help with the typing and proves nothing: what is sent in the end
 * is what the person says, and the document is looked at when an account is opened.
 */
export const readPassport = defineEndpoint({
  id: 'readPassport',
  path: '/register/read_passport',
  allowedRoles: ['visitor'],
  summary: 'What the two lines at the bottom of a passport say; the photo is not kept',
  fileField: 'FileData',
  body: z.object({
    /** A JPEG as base64. */
    FileData: z
      .string()
      .check(z.minLength(1), z.maxLength(base64CharactersOf(maxReadPhotoBytes), says('validation.upload.tooLarge'))),
  }),
  answer: dataOf(
    z.object({
      /** Nothing where every check digit agreed. */
      Unread: z.nullable(z.enum(unreadLines)),
      Passport: z.nullable(readPassportDetails),
    }),
  ),
  errors: [errorCodes.fileTooLarge, errorCodes.fileTypeNotAllowed, errorCodes.fileUnreadable],
});

export const checkContact = defineEndpoint({
  id: 'checkContact',
  path: '/register/check_contact',
  allowedRoles: ['visitor'],
  summary: 'Whether phone and e-mail are free',
  body: z.object({
    UID_TYPE: idType,
    UID_VALUE: anyIdValue,
    LOGIN_ID: signUpEmail,
    Phone: mobilePhone,
    RECORD_STAT: z.literal('PENDING'),
  }),
  answer: dataOf(z.object({ LOGIN_ID: z.string() })),
  errors: [contactTaken],
});

export const submitRegistration = defineEndpoint({
  id: 'submitRegistration',
  path: '/register/submit',
  allowedRoles: ['visitor'],
  summary: 'Sign up, and have a code sent to the phone',
  body: signUpDraft,
  answer: dataOf(codeSent),
  errors: [contactTaken, passwordTooCommon, codeResendsUsedUp],
});

export const verifyRegistrationCode = defineEndpoint({
  id: 'verifyRegistrationCode',
  path: '/register/verify_otp',
  allowedRoles: ['visitor'],
  summary: 'Confirm the phone with the code, and have a link sent by e-mail',
  body: z.extend(codeRequest, {
    OTPREFNO: reference,
    OTPCODE: otpCode,
    CLIENTCODE: z.literal(clientCodes.registration),
  }),
  answer: dataOf(z.extend(linkSent, { USER_ID: z.string(), LOGIN_ID: z.string() })),
  errors: [codeWrong, codeExpired, codeTriesUsedUp],
});

export const resendCode = defineEndpoint({
  id: 'resendCode',
  path: '/register/resend_otp_verification',
  // Customers ask for the codes of account opening with the same call.
  allowedRoles: ['visitor', 'customer'],
  summary: 'Have a code sent, or sent again',
  body: z.extend(codeRequest, {
    /** Of several sign-ups with the same answers, the one meant; the latest where it is missing. */
    OTPREFNO: z.optional(reference),
    /** Of several applications of a customer, the one meant; the last that waits for a code where it is missing. */
    AuthorizationReqId: z.optional(applicationId),
    /** E-mail is for when the resends by SMS are used up. */
    VIA: z.optional(z.enum(['SMS', 'EMAIL'])),
  }),
  answer: dataOf(codeSent),
  errors: [codeResendTooSoon, codeResendsUsedUp, errorCodes.stepOutOfOrder],
});

export const verifyEmail = defineEndpoint({
  id: 'verifyEmail',
  path: '/register/verify_email',
  allowedRoles: ['visitor'],
  summary: 'Confirm the e-mail address with what the link carried',
  body: z.object({ user_id: reference, token: textUpTo(256).check(z.minLength(1)), login_id: currentLoginId }),
  answer: dataOf(z.object({ LOGIN_ID: z.string() })),
  errors: [emailAlreadyVerified, emailLinkExpired, emailLinkInvalid, signUpForgotten, contactTaken],
});

export const resendVerificationEmail = defineEndpoint({
  id: 'resendVerificationEmail',
  path: '/register/resend_email_verification',
  allowedRoles: ['visitor'],
  summary: 'Have the verification link sent again; answers alike whether anybody waits for one or not',
  body: z.object({
    LOGIN_ID: signUpEmail,
    /** Of several sign-ups with the same address, the one meant; the latest where it is missing or not one of them. */
    USER_ID: z.optional(reference),
  }),
  answer: dataOf(linkSent),
  errors: [codeResendTooSoon, codeResendsUsedUp],
});
