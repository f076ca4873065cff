import type { AccountClass } from '@taga/reference/account-classes';
import { type Currency, defaultCurrency, type ForeignCurrency, foreignCurrencies } from '@taga/reference/currencies';
import { createStored, useStored } from '@taga/web/storage';
import { useEffect } from 'react';
import { startedAccount } from '../../../lib/applications/opening/started-account.ts';

/** Set while an account in foreign currency waits for its currency to be chosen: the question is put by it. */
const currencyFlag = createStored({
  key: 'taga.currency',
  parse: (found) => (found === 'FCY' ? ('FCY' as const) : undefined),
});

function isForeign(currency: Currency | undefined): currency is ForeignCurrency {
  return foreignCurrencies.some((code) => code === currency);
}

/** Nothing while there is a choice to make: an account in foreign currency is never asked for in kyat. */
export function useChosenCurrency({ accountType, currency }: AccountClass): Currency | undefined {
  const started = useStored(startedAccount, undefined);
  if (currency !== 'FCY') return defaultCurrency;
  const chosen = started?.accountType === accountType ? started.currency : undefined;
  return isForeign(chosen) ? chosen : undefined;
}

/** Whether to ask for the currency, which is so once the flag is set. */
export function useIsCurrencyAsked(): boolean {
  const flag = useStored(currencyFlag, undefined);
  useEffect(() => {
    if (!flag) currencyFlag.set('FCY');
  }, [flag]);
  return flag === 'FCY';
}

export function chooseCurrency({ accountType }: AccountClass, currency: ForeignCurrency): void {
  startedAccount.set({ accountType, currency });
  currencyFlag.remove();
}
