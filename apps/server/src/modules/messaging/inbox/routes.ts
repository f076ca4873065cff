import {
  getMessage as getMessageEndpoint,
  listMessages as listMessagesEndpoint,
  requestChequeBook as requestChequeBookEndpoint,
} from '@taga/contract/endpoints';
import { daysBetween } from '@taga/contract/rules/fields/date-range';
import { type Implementation, implementForCustomers } from '../../../http/endpoints/implement.ts';
import { getCustomer, getOwnCustomer } from '../../customers/customers/index.ts';
import { getMessage, type InboxDependencies, listMessages } from './read-messages.ts';
import { requestChequeBook } from './request-cheque-book.ts';

export function inboxRoutes(dependencies: InboxDependencies): Implementation[] {
  const { db } = dependencies;
  return [
    implementForCustomers(listMessagesEndpoint, 'calls', async ({ body, principal, language }) => {
      const { id: customerId } = await getOwnCustomer(db, principal, body.LoginId);
      const { Type: type, Category: category } = body;
      const filter = {
        ...daysBetween(body.FromDate, body.ToDate),
        type: type || undefined,
        category: category || undefined,
      };
      const page = { number: body.CurrentIndex, size: body.PageSize };
      return { Data: await listMessages({ customerId, filter, page, language }, dependencies) };
    }),
    implementForCustomers(getMessageEndpoint, 'calls', async ({ body, principal, language }) => {
      const customer = await getCustomer(db, principal.customerId);
      return { Data: await getMessage(customer, { id: body.Id, language }, dependencies) };
    }),
    implementForCustomers(requestChequeBookEndpoint, 'calls', async ({ body, principal }) => {
      await requestChequeBook(principal.customerId, body.DOCUMENT_NO, dependencies);
      return { Data: {} };
    }),
  ];
}
