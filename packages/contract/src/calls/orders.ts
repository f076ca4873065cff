import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { errorCodes } from '../error-codes.ts';
import { wireLanguage } from '../languages.ts';
import { dataOf, pageOf } from '../records/fields/answer.ts';
import { ownLoginId, reference } from '../records/fields/field.ts';
import { ordersPaging } from '../records/fields/paging.ts';
import { creditOrder } from '../records/fulfilment/credit-order.ts';
import { existingCustomerOrder, orderSummary } from '../records/fulfilment/order.ts';
import { dayOrEmpty } from '../rules/fields/date-range.ts';

export const listOrders = defineCall({
  id: 'listOrders',
  path: '/orders/getAll',
  callers: ['customer'],
  summary: 'One page of the orders, newest first',
  body: z.object({
    FromDate: z.optional(dayOrEmpty),
    ToDate: z.optional(dayOrEmpty),
    ...ordersPaging,
    LoginId: ownLoginId,
  }),
  answer: pageOf(orderSummary),
  errors: [errorCodes.notFound],
});

export const getCreditOrder = defineCall({
  id: 'getCreditOrder',
  path: '/orders/getCreditOrderDetail',
  callers: ['customer'],
  summary: 'One application for a credit card',
  body: z.object({ DOCNumber: reference }),
  answer: dataOf(creditOrder),
  errors: [errorCodes.notFound],
});

export const getExistingCustomerOrder = defineCall({
  id: 'getExistingCustomerOrder',
  path: '/orders/getEtbOrderDetail',
  callers: ['customer'],
  summary: 'One Cash Current account opened by an existing customer',
  body: z.object({ Id: reference }),
  answer: dataOf(existingCustomerOrder),
  errors: [errorCodes.notFound],
});

export const getAccountCard = defineCall({
  id: 'getAccountCard',
  path: '/orders/getEtbAccountCard',
  callers: ['customer'],
  summary: 'The account card of such an account, as a PDF',
  body: z.object({ Id: reference, lang: wireLanguage }),
  answer: dataOf(z.object({ FileName: z.string(), /** The bytes of the PDF in base64. */ Content: z.string() })),
  errors: [errorCodes.notFound],
});
