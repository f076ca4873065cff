import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { errorCodes } from '../error-codes.ts';
import { formKinds } from '../kinds/forms.ts';
import { dataOf, doneAnswer, pageOf } from '../records/fields/answer.ts';
import { emptyOr, ownLoginId, reference, textUpTo } from '../records/fields/field.ts';
import { inboxPaging } from '../records/fields/paging.ts';
import { messageCategory, messageDetailOf, messageSummary } from '../records/messaging/message.ts';
import { dayOrEmpty } from '../rules/fields/date-range.ts';
import { says } from '../rules/fields/rule.ts';

export const listMessages = defineCall({
  id: 'listMessages',
  path: '/inbox/getAllMessage',
  callers: ['customer'],
  summary: 'One page of the inbox, newest first',
  body: z
    .object({
      FromDate: z.optional(dayOrEmpty),
      ToDate: z.optional(dayOrEmpty),
      Type: z.optional(emptyOr(textUpTo(40))),
      Category: z.optional(emptyOr(messageCategory)),
      ...inboxPaging,
      LoginId: ownLoginId,
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

export const getMessage = defineCall({
  id: 'getMessage',
  path: '/inbox/get_inbox',
  callers: ['customer'],
  summary: 'One message',
  body: z.object({ Id: reference }),
  answer: dataOf(messageDetailOf({ hasForms: formKinds.length > 0 })),
  errors: [errorCodes.notFound],
});

export const requestChequeBook = defineCall({
  id: 'requestChequeBook',
  path: '/inbox/cheque_book_request',
  callers: ['customer'],
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
