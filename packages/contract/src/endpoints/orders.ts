import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { errorCodes } from '../error-codes.ts';
import { wireLanguage } from '../languages.ts';
import { applicationId } from '../records/applications/application-id.ts';
import { dataOf, pageOf } from '../records/fields/answer.ts';
import { currentLoginId, reference } from '../records/fields/field.ts';
import { ordersPaging } from '../records/fields/paging.ts';
import { creditOrder } from '../records/fulfilment/credit-order.ts';
import { existingCustomerOrder, orderSummary } from '../records/fulfilment/order.ts';
import { dayOrEmpty } from '../rules/fields/date-range.ts';

export const listOrders = defineEndpoint({
  id: 'listOrders',
  path: '/orders/getAll',
  allowedRoles: ['customer'],
  summary: 'One page of the orders, newest first',
  body: z.object({
    FromDate: z.optional(dayOrEmpty),
    ToDate: z.optional(dayOrEmpty),
    ...ordersPaging,
    LoginId: currentLoginId,
  }),
  answer: pageOf(orderSummary),
  errors: [errorCodes.notFound],
});

export const getCreditOrder = defineEndpoint({
  id: 'getCreditOrder',
  path: '/orders/getCreditOrderDetail',
  allowedRoles: ['customer'],
  summary: 'One application for a credit card',
  body: z.object({ DOCNumber: reference }),
  answer: dataOf(creditOrder),
  errors: [errorCodes.notFound],
});

export const getExistingCustomerOrder = defineEndpoint({
  id: 'getExistingCustomerOrder',
  path: '/orders/getEtbOrderDetail',
  allowedRoles: ['customer'],
  summary: 'One Cash Current account opened by an existing customer',
  body: z.object({ Id: applicationId }),
  answer: dataOf(existingCustomerOrder),
  errors: [errorCodes.notFound],
});

export const getAccountCard = defineEndpoint({
  id: 'getAccountCard',
  path: '/orders/getEtbAccountCard',
  allowedRoles: ['customer'],
  summary: 'The account card of such an account, as a PDF',
  body: z.object({ Id: applicationId, lang: wireLanguage }),
  answer: dataOf(z.object({ FileName: z.string(), /** The bytes of the PDF in base64. */ Content: z.string() })),
  errors: [errorCodes.notFound],
});
