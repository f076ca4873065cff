import { getAccountInfo } from '@taga/contract/endpoints/applications';
import type { AccountClass } from '@taga/reference/account-classes';
import { type Currency, defaultCurrency } from '@taga/reference/currencies';
import { useQuery } from '@taga/web/data';
import { useLanguage } from '@taga/web/text';
import type { Customer } from '../../access/session/session.ts';
import { callApi } from '../../platform/api/call-api.ts';

interface InfoQuestion {
  readonly accountClass: AccountClass;
  readonly customer: Customer;
  /** Nothing as long as there is nothing to ask. */
  readonly currency: Currency | undefined;
}

/** How far the customer is with an account. Asked again on every visit: the bank may have decided meanwhile. */
export function useAccountInfo({ accountClass, customer, currency }: InfoQuestion) {
  const language = useLanguage();
  return useQuery({
    queryKey: ['account-info', accountClass.code, currency],
    enabled: currency !== undefined,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const body = {
        LoginId: customer.loginId,
        AccountClass: accountClass.code,
        Currency: currency ?? defaultCurrency,
        IsFCY: accountClass.currency === 'FCY',
      };
      return (await callApi(getAccountInfo, { body, language, signal })).Data;
    },
  });
}
