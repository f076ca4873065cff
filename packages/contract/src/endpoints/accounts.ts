import * as z from 'zod/mini';
import { clientCodes, localCurrency } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../error-codes.ts';
import { applicationId } from '../records/applications/application-id.ts';
import { dataOf, doneAnswer } from '../records/fields/answer.ts';
import { anyIdValue, currentLoginId, reference, textUpTo } from '../records/fields/field.ts';
import { otpCode } from '../rules/access/otp-code.ts';
import { accountNumber } from '../rules/applications/account-number.ts';
import { branchCode } from '../rules/applications/opening-choice.ts';
import { calendarDate } from '../rules/fields/calendar-date.ts';

const { notFound, bankRefused, bankUnavailable, accountNotAllowed, insufficientBalance } = errorCodes;

const ignored = z.optional(textUpTo(254));
const amountMmk = z.number().check(z.positive());

export const verifyExistingCustomerCode = defineEndpoint({
  id: 'verifyExistingCustomerCode',
  path: '/account/verify_otp',
  allowedRoles: ['customer'],
  summary: 'Check the code of the existing-customer flow',
  body: z.object({
    LoginId: currentLoginId,
    OTPREFNO: reference,
    OTPCODE: otpCode,
    UserId: z.optional(reference),
    ClientCode: z.literal(clientCodes.existingCustomer),
  }),
  // Spelt like its sibling. A wrong code is an answer, for which the screen has an alert of its own.
  answer: dataOf(z.object({ IsVaid: z.boolean() })),
  errors: [notFound, errorCodes.codeExpired, errorCodes.codeTriesUsedUp],
});

export const createAccount = defineEndpoint({
  id: 'createAccount',
  path: '/account/create',
  allowedRoles: ['customer'],
  summary: 'Open the account of an existing customer, deposit and services included',
  body: z.object({
    UIDValue: anyIdValue,
    // Who authorises is the server's to say.
    authorizerID: ignored,
    authorizerName: ignored,
    DOCUMENT_NO: applicationId,
    authorizationRequestID: applicationId,
  }),
  answer: dataOf(z.object({ approveAuthorizationRequest: z.object({ accountNumber: z.string() }) })),
  errors: [
    notFound,
    accountNotAllowed,
    insufficientBalance,
    errorCodes.customerBlacklisted,
    errorCodes.alreadyHasAccount,
    errorCodes.stepOutOfOrder,
    errorCodes.applicationClosed,
    errorCodes.applicationIncomplete,
    bankRefused,
    bankUnavailable,
  ],
});

export const subscribeService = defineEndpoint({
  id: 'subscribeService',
  path: '/account/service_subscription',
  allowedRoles: ['customer'],
  summary: 'Order a cheque book for the new account',
  body: z.object({
    SERVICE_ID: reference,
    ACC_NO: accountNumber,
    BRANCH_CODE: branchCode,
    CREATED_USER_ID: ignored,
    EMAIL: ignored,
    DOCUMENT_NO: applicationId,
  }),
  answer: doneAnswer,
  errors: [notFound, bankRefused, bankUnavailable],
});

export const transferDeposit = defineEndpoint({
  id: 'transferDeposit',
  path: '/account/fund_transfer',
  allowedRoles: ['customer'],
  summary: 'Move the initial deposit from the existing account to the new one',
  body: z.object({
    DebitAccount: accountNumber,
    CreditAccount: accountNumber,
    // The server moves the deposit of the class, whatever stands here.
    Amount: amountMmk,
    CurrencyCode: z.literal(localCurrency),
    TrxnDate: calendarDate,
    SourceReferenceNo: reference,
  }),
  answer: doneAnswer,
  errors: [notFound, accountNotAllowed, insufficientBalance, bankRefused, bankUnavailable],
});

export const chargeFees = defineEndpoint({
  id: 'chargeFees',
  path: '/account/charges',
  allowedRoles: ['customer'],
  summary: 'Take the fees of a cheque book',
  body: z.object({
    ACC_NO: accountNumber,
    SERVICE_ID: reference,
    // The server takes the fee of the service, whatever stands here.
    Amount: amountMmk,
    CurrencyCode: z.literal(localCurrency),
    DOCUMENT_NO: applicationId,
  }),
  answer: doneAnswer,
  errors: [notFound, insufficientBalance, bankRefused, bankUnavailable],
});
