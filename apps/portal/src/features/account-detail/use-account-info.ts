import { getAccountInfo } from '@taga/contract/calls/applications';
import type { AccountClass } from '@taga/reference/account-classes';
import { type Currency, defaultCurrency } from '@taga/reference/currencies';
import { callApi } from '../../lib/api/call-api.ts';
import { useAnswer } from '../../lib/api/use-answer.ts';
import type { Customer } from '../../lib/session/session.ts';
import { useLanguage } from '../../lib/text/text-context.tsx';

interface InfoQuestion {
  readonly accountClass: AccountClass;
  readonly customer: Customer;
  /** Nothing as long as there is nothing to ask. */
  readonly currency: Currency | undefined;
}

/** How far the customer is with an account. Asked anew on every visit: the bank may have decided meanwhile. */
export function useAccountInfo({ accountClass, customer, currency }: InfoQuestion) {
  const language = useLanguage();
  const name = currency && `info of ${customer.loginId} about ${accountClass.code} in ${currency}`;
  return useAnswer(name, async (signal) => {
    const body = {
      LoginId: customer.loginId,
      AccountClass: accountClass.code,
      Currency: currency ?? defaultCurrency,
      IsFCY: accountClass.currency === 'FCY',
    };
    return (await callApi(getAccountInfo, { body, language, signal })).Data;
  });
}
