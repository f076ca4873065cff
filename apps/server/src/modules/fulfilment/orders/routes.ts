import { listOrders as listOrdersEndpoint } from '@taga/contract/endpoints';
import { daysBetween } from '@taga/contract/rules/fields/date-range';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.gen.ts';
import { type Implementation, implementForCustomers } from '../../../http/endpoints/implement.ts';
import { getOwnCustomer } from '../../customers/customers/index.ts';
import { listOrders } from './list-orders.ts';

export function orderRoutes({ db }: { readonly db: Kysely<DB> }): Implementation[] {
  return [
    implementForCustomers(listOrdersEndpoint, 'calls', async ({ body, principal, language }) => {
      const { id: customerId } = await getOwnCustomer(db, principal, body.LoginId);
      const filter = daysBetween(body.FromDate, body.ToDate);
      const page = { number: body.CurrentIndex, size: body.PageSize };
      return { Data: await listOrders({ customerId, filter, page, language }, db) };
    }),
  ];
}
