import { ordersPageSize } from '@taga/contract/constants';
import { getApplication } from '@taga/contract/endpoints/applications';
import { checkEmployeeByPost } from '@taga/contract/endpoints/employees';
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

/** Who it is that an employee reference belongs to; nothing where nobody knows, or not yet. */
export function useEmployeeName(staffId: string | null | undefined): string | undefined {
  const language = useLanguage();
  const { data } = useQuery({
    queryKey: ['employee', staffId],
    enabled: Boolean(staffId),
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const body = { staffId: staffId ?? '' };
      const { Data } = await callApi(checkEmployeeByPost, { body, language, signal, isQuiet: true });
      return Data.EmployeeData[0]?.employee_name ?? '';
    },
  });
  return data || undefined;
}
