import { ordersPageSize } from '@taga/contract/constants';
import { getApplication } from '@taga/contract/endpoints/applications';
import { listOrders } from '@taga/contract/endpoints/orders';
import { useQuery } from '@taga/web/data';
import { useLanguage } from '@taga/web/text';
import type { ListQuery } from '../../lib/messaging/lists/list-query.ts';
import { callApi } from '../../lib/platform/api/call-api.ts';

/** A page of the orders. Services and branches come in the language of the call. */
export function useOrders({ loginId, page, from, to }: ListQuery & { readonly loginId: string }) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['orders', language, page, from, to],
    queryFn: async ({ signal }) => {
      const part = { FromDate: from, ToDate: to, CurrentIndex: page, PageSize: ordersPageSize };
      return (await callApi(listOrders, { body: { ...part, LoginId: loginId }, language, signal })).Data;
    },
  });
}

export function useOrder(id: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['application', id],
    // Anyone who looks again sees pictures whose addresses still open.
    gcTime: 0,
    staleTime: 0,
    queryFn: async ({ signal }) => (await callApi(getApplication, { body: { Id: id }, language, signal })).Data,
  });
}
