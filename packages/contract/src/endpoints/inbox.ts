import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../error-codes.ts';
import { formKinds } from '../kinds/forms.ts';
import { dataOf, doneAnswer, pageOf } from '../records/fields/answer.ts';
import { currentLoginId, emptyOr, reference, textUpTo } from '../records/fields/field.ts';
import { inboxPaging } from '../records/fields/paging.ts';
import { messageCategory, messageDetailOf, messageSummary } from '../records/messaging/message.ts';
import { dayOrEmpty } from '../rules/fields/date-range.ts';
import { says } from '../rules/fields/rule.ts';

export const listMessages = defineEndpoint({
  id: 'listMessages',
  path: '/inbox/getAllMessage',
  allowedRoles: ['customer'],
  summary: 'One page of the inbox, newest first',
  body: z
    .object({
      FromDate: z.optional(dayOrEmpty),
      ToDate: z.optional(dayOrEmpty),
      Type: z.optional(emptyOr(textUpTo(40))),
      Category: z.optional(emptyOr(messageCategory)),
      ...inboxPaging,
      LoginId: currentLoginId,
    })
    .check(
      z.refine(({ FromDate, ToDate }) => Boolean(FromDate) === Boolean(ToDate), {
        path: ['ToDate'],
        error: says('validation.dateRange.incomplete'),
      }),
    ),
  answer: pageOf(messageSummary),
  errors: [errorCodes.notFound],
});

export const getMessage = defineEndpoint({
  id: 'getMessage',
  path: '/inbox/get_inbox',
  allowedRoles: ['customer'],
  summary: 'One message',
  body: z.object({ Id: reference }),
  answer: dataOf(messageDetailOf({ hasForms: formKinds.length > 0 })),
  errors: [errorCodes.notFound],
});

export const requestChequeBook = defineEndpoint({
  id: 'requestChequeBook',
  path: '/inbox/cheque_book_request',
  allowedRoles: ['customer'],
  summary: 'Ask for a cheque book for the account a message is about',
  body: z.object({ DOCUMENT_NO: reference }),
  answer: doneAnswer,
  errors: [
    errorCodes.notFound,
    errorCodes.chequeBookAlreadyRequested,
    errorCodes.accountNotAllowed,
    errorCodes.bankRefused,
  ],
});
