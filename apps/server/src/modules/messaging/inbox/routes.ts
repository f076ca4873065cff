import {
  getMessage as getMessageCall,
  listMessages as listMessagesCall,
  requestChequeBook as requestChequeBookCall,
} from '@taga/contract/calls';
import { daysBetween } from '@taga/contract/rules/fields/date-range';
import { type Implementation, implementForCustomers } from '../../../http/endpoints/implement.ts';
import { getCustomer, getOwnCustomer } from '../../customers/customers/index.ts';
import { getMessage, type InboxDependencies, listMessages } from './read-messages.ts';
import { requestChequeBook } from './request-cheque-book.ts';

export function inboxRoutes(dependencies: InboxDependencies): Implementation[] {
  const { db } = dependencies;
  return [
    implementForCustomers(listMessagesCall, 'calls', async ({ body, holder, language }) => {
      const { id: customerId } = await getOwnCustomer(db, holder, body.LoginId);
      const { Type: type, Category: category } = body;
      const filter = {
        ...daysBetween(body.FromDate, body.ToDate),
        type: type || undefined,
        category: category || undefined,
      };
      const page = { number: body.CurrentIndex, size: body.PageSize };
      return { Data: await listMessages({ customerId, filter, page, language }, dependencies) };
    }),
    implementForCustomers(getMessageCall, 'calls', async ({ body, holder, language }) => {
      const customer = await getCustomer(db, holder.customerId);
      return { Data: await getMessage(customer, { id: body.Id, language }, dependencies) };
    }),
    implementForCustomers(requestChequeBookCall, 'calls', async ({ body, holder }) => {
      await requestChequeBook(holder.customerId, body.DOCUMENT_NO, dependencies);
      return { Data: {} };
    }),
  ];
}
