import * as z from 'zod/mini';
import { defineEndpoint } from '../../endpoint.ts';
import { errorCodes } from '../../error-codes.ts';
import {
  blockReason,
  customerAtDesk,
  customerSearchMinCharacters,
  foundCase,
  foundCustomer,
  settableProductCode,
  unblockReason,
} from '../../records/desk/customer.ts';
import {
  customerDelivery,
  customerMessage,
  customerProducts,
  resendReason,
} from '../../records/desk/customer-support.ts';
import { done } from '../../records/desk/done.ts';
import { textUpTo } from '../../records/fields/field.ts';

const customerId = z.uuid();

export const searchCustomers = defineEndpoint({
  id: 'searchCustomers',
  path: '/desk/customers/search',
  allowedRoles: ['staff'],
  summary:
    'Customers by the beginning of a name, phone, email, identity, customer or account number, in either script, and a case by its number',
  body: z.object({
    text: z.string().check(z.trim(), z.minLength(customerSearchMinCharacters), z.maxLength(100)),
  }),
  /** `isMore`: there are more than are listed. `cases`: those of the application whose number it is. */
  answer: z.object({ customers: z.array(foundCustomer), isMore: z.boolean(), cases: z.array(foundCase) }),
});

export const getCustomerAtDesk = defineEndpoint({
  id: 'getCustomerAtDesk',
  path: '/desk/customers/get',
  allowedRoles: ['staff'],
  summary: 'One customer with the places where they are signed in and their applications',
  body: z.object({ customerId }),
  answer: customerAtDesk,
  errors: [errorCodes.notFound],
});

export const endCustomerSession = defineEndpoint({
  id: 'endCustomerSession',
  path: '/desk/customers/sessions/end',
  allowedRoles: ['administrator'],
  summary: 'Sign a customer out in one place',
  body: z.object({ customerId, sessionId: z.uuid() }),
  answer: done,
  errors: [errorCodes.notFound],
});

export const endCustomerSessions = defineEndpoint({
  id: 'endCustomerSessions',
  path: '/desk/customers/sessions/end-all',
  allowedRoles: ['administrator'],
  summary: 'Sign a customer out everywhere',
  body: z.object({ customerId }),
  answer: z.object({ ended: z.int() }),
  errors: [errorCodes.notFound],
});

export const blockCustomer = defineEndpoint({
  id: 'blockCustomer',
  path: '/desk/customers/block',
  allowedRoles: ['administrator'],
  summary: 'Block a customer and sign them out everywhere; signing in then answers EX0004',
  body: z.object({ customerId, reason: blockReason }),
  answer: done,
  errors: [errorCodes.notFound],
});

export const unblockCustomer = defineEndpoint({
  id: 'unblockCustomer',
  path: '/desk/customers/unblock',
  allowedRoles: ['administrator'],
  summary: 'Let a customer sign in again, also after too many wrong passwords',
  body: z.object({ customerId, reason: unblockReason }),
  answer: done,
  errors: [errorCodes.notFound],
});

export const setProductCode = defineEndpoint({
  id: 'setProductCode',
  path: '/desk/customers/product-code',
  allowedRoles: ['administrator'],
  summary: 'Say what a customer came for: a card, or null for everything else',
  body: z.object({ customerId, productCode: settableProductCode }),
  answer: done,
  errors: [errorCodes.notFound],
});

const cursor = z.optional(textUpTo(100));

export const getCustomerProducts = defineEndpoint({
  id: 'getCustomerProducts',
  path: '/desk/customers/products',
  allowedRoles: ['staff'],
  summary: 'The accounts and cards that a customer has at the bank, those of other branches left out',
  body: z.object({ customerId }),
  answer: customerProducts,
  errors: [errorCodes.notFound],
});

export const listCustomerMessages = defineEndpoint({
  id: 'listCustomerMessages',
  path: '/desk/customers/messages',
  allowedRoles: ['staff'],
  summary: "A customer's inbox, as a reader of each language has it, the newest first",
  body: z.object({ customerId, cursor }),
  answer: z.object({ messages: z.array(customerMessage), next: z.nullable(z.string()) }),
  errors: [errorCodes.notFound],
});

export const listCustomerDeliveries = defineEndpoint({
  id: 'listCustomerDeliveries',
  path: '/desk/customers/deliveries',
  allowedRoles: ['staff'],
  summary: 'Which SMS and emails were sent to a customer in the last 30 days, and how that went; never what they said',
  body: z.object({ customerId, cursor }),
  answer: z.object({ deliveries: z.array(customerDelivery), next: z.nullable(z.string()) }),
  errors: [errorCodes.notFound],
});

export const resendCustomerMessage = defineEndpoint({
  id: 'resendCustomerMessage',
  path: '/desk/customers/messages/resend',
  allowedRoles: ['maker', 'administrator'],
  summary: 'Announce a message of the inbox by email and SMS once more, as the customer wants them',
  body: z.object({ customerId, messageId: z.uuid(), reason: resendReason }),
  answer: done,
  errors: [errorCodes.notFound, errorCodes.noticeNotResendable, errorCodes.resentTooOften],
});
