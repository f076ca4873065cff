import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../error-codes.ts';
import { codeSent } from '../records/access/session.ts';
import { accountInfo, revision, storedApplication } from '../records/applications/account-info.ts';
import { type ApplicationField, applicationFields, applicationRecord } from '../records/applications/application.ts';
import { applicationId } from '../records/applications/application-id.ts';
import { ownApplication } from '../records/applications/own-application.ts';
import { stepRecord } from '../records/applications/step.ts';
import { correctedDetails } from '../records/customers/corrected-details.ts';
import { dataOf, doneAnswer } from '../records/fields/answer.ts';
import { accountClassCode, anyIdValue, currencyCode, currentLoginId, reference } from '../records/fields/field.ts';
import { otpCode } from '../rules/access/otp-code.ts';
import { mobilePhone } from '../rules/customers/phone.ts';

const { notFound, customerBlacklisted, classNotAllowed, currencyNotAllowed, applicationClosed } = errorCodes;

export const checkBlacklist = defineEndpoint({
  id: 'checkBlacklist',
  path: '/create-account/check/blacklist',
  allowedRoles: ['customer'],
  summary: 'Whether the bank does business with the customer',
  body: z.object({ UID: anyIdValue }),
  answer: dataOf(z.object({ BlackListDetails: z.object({ IsBlackList: z.boolean() }) })),
  errors: [notFound, errorCodes.bankUnavailable],
});

export const getAccountInfo = defineEndpoint({
  id: 'getAccountInfo',
  path: '/create-account/info/by/account_class',
  allowedRoles: ['customer'],
  summary: 'How far the customer is with an account class',
  body: z.object({
    LoginId: currentLoginId,
    AccountClass: accountClassCode,
    Currency: currencyCode,
    IsFCY: z.boolean(),
  }),
  answer: dataOf(accountInfo),
  errors: [notFound, errorCodes.alreadyHasAccount, classNotAllowed, currencyNotAllowed, errorCodes.bankUnavailable],
});

export const getApplication = defineEndpoint({
  id: 'getApplication',
  path: '/create-account/get_account',
  allowedRoles: ['customer'],
  summary: 'One application',
  body: z.object({ Id: applicationId }),
  answer: dataOf(storedApplication),
  errors: [notFound, errorCodes.bankUnavailable],
});

export const reportDetails = defineEndpoint({
  id: 'reportDetails',
  path: '/create-account/report_details',
  allowedRoles: ['customer'],
  summary: 'Tell staff, with the application, that something in the details of the sign-up is wrong; or take it back',
  body: z.object({ AuthorizationReqId: applicationId, IsWrong: z.boolean() }),
  answer: doneAnswer,
  errors: [notFound, applicationClosed],
});

const ofDetails = [notFound, applicationClosed, errorCodes.notAskedToCorrect, errorCodes.contactTaken];

export const sendNewPhoneCode = defineEndpoint({
  id: 'sendNewPhoneCode',
  path: '/create-account/new_phone_code',
  allowedRoles: ['customer'],
  summary: 'Have a code sent, or sent again, to the phone number that a customer corrects theirs to',
  body: z.object({ AuthorizationReqId: applicationId, MOBILENO: mobilePhone }),
  answer: dataOf(codeSent),
  errors: [...ofDetails, errorCodes.codeResendTooSoon, errorCodes.codeResendsUsedUp],
});

export const correctAskedDetails = defineEndpoint({
  id: 'correctAskedDetails',
  path: '/create-account/correct_details',
  allowedRoles: ['customer'],
  summary: 'Correct the personal details that staff have asked for; another phone number with the code sent to it',
  body: z.extend(correctedDetails, {
    AuthorizationReqId: applicationId,
    OTPREFNO: z.optional(reference),
    OTPCODE: z.optional(otpCode),
  }),
  answer: doneAnswer,
  errors: [
    ...ofDetails,
    errorCodes.documentTaken,
    errorCodes.codeWrong,
    errorCodes.codeExpired,
    errorCodes.codeTriesUsedUp,
  ],
});

export const findApplication = defineEndpoint({
  id: 'findApplication',
  path: '/create-account/get_account/by/login',
  allowedRoles: ['customer'],
  summary: "The customer's application for an account class, or null",
  body: z.object({
    LOGIN_ID: currentLoginId,
    AccountClass: accountClassCode,
    /** A device that does not know it yet leaves it out, and is told of the one that is being filled in. */
    Currency: z.optional(currencyCode),
  }),
  answer: dataOf(z.nullable(storedApplication)),
  errors: [notFound, errorCodes.bankUnavailable],
});

export const listOwnApplications = defineEndpoint({
  id: 'listOwnApplications',
  path: '/applications/getAll',
  allowedRoles: ['customer'],
  summary: 'What the customer has begun or waits for, of every kind; to correct first, then what was saved last',
  body: z.object({ LoginId: currentLoginId }),
  answer: dataOf(z.object({ Applications: z.array(ownApplication) })),
  errors: [notFound],
});

const fieldNames = Object.keys(applicationFields) as [ApplicationField, ...ApplicationField[]];

export const saveApplication = defineEndpoint({
  id: 'saveApplication',
  path: '/create-account/save/account',
  allowedRoles: ['customer'],
  summary: 'Save one step of an application',
  // Every field there is, each as long as it may be, in Burmese.
  maxBodyBytes: 64_000,
  body: z.extend(applicationRecord, {
    AccountClass: accountClassCode,
    Step: stepRecord,
    /** Which of the fields this step changes. */
    UpdateKeys: z.array(z.enum(fieldNames)),
    /** Of what the answers were made from. Where it is missing, whatever is there is built upon. */
    Revision: z.optional(revision),
    /** The same for every try of one save: it is carried out once, and answered as it was then. */
    SaveKey: z.optional(reference),
  }),
  answer: dataOf(z.object({ AuthorizationReqId: z.string(), Revision: revision })),
  errors: [
    notFound,
    customerBlacklisted,
    classNotAllowed,
    currencyNotAllowed,
    applicationClosed,
    errorCodes.alreadyHasAccount,
    errorCodes.employeeNotFound,
    errorCodes.stepOutOfOrder,
    errorCodes.notAskedToCorrect,
    // Of the account that an existing customer opens another one from.
    errorCodes.accountNotAllowed,
    errorCodes.insufficientBalance,
    // What is there now is told by `getApplication`.
    errorCodes.savedElsewhere,
    errorCodes.bankUnavailable,
  ],
});

export const verifyActivationCode = defineEndpoint({
  id: 'verifyActivationCode',
  path: '/create-account/verify_otp_activation',
  allowedRoles: ['customer'],
  summary: 'Check the code that closes an application, and submit the application if it is right',
  body: z.object({
    LoginId: currentLoginId,
    AuthorizationReqId: applicationId,
    OTPCode: otpCode,
    OTPRefNo: reference,
  }),
  answer: dataOf(
    z.object({
      // Spelt so on the wire. A wrong code is an answer, not an error: the failure view opens.
      IsVaid: z.boolean(),
      // False after a right code where the bank has refused or not answered: `submitApplication` tells why.
      IsSubmitted: z.optional(z.boolean()),
      // After a wrong code: how often this one can still be typed.
      TriesLeft: z.optional(z.int()),
    }),
  ),
  errors: [
    notFound,
    applicationClosed,
    errorCodes.stepOutOfOrder,
    errorCodes.codeExpired,
    errorCodes.codeTriesUsedUp,
    errorCodes.applicationIncomplete,
  ],
});

export const submitApplication = defineEndpoint({
  id: 'submitApplication',
  path: '/create-account/form_submit',
  allowedRoles: ['customer'],
  summary: 'Hand the application to the bank',
  body: z.object({ AuthorizationReqId: applicationId, LoginId: currentLoginId, AccountClass: accountClassCode }),
  answer: doneAnswer,
  errors: [
    notFound,
    customerBlacklisted,
    classNotAllowed,
    currencyNotAllowed,
    applicationClosed,
    errorCodes.alreadyHasAccount,
    errorCodes.stepOutOfOrder,
    errorCodes.applicationIncomplete,
    errorCodes.correctionsMissing,
    errorCodes.bankUnavailable,
  ],
});
