import { type AccountType, accountTypes } from '@taga/reference/account-types';
import { type Currency, defaultCurrency, foreignCurrencies } from '@taga/reference/currencies';
import { createStored } from '@taga/web/storage';

/** An account that somebody has set out to open on this device; whether they really have, the bank says. */
interface StartedAccount {
  readonly accountType: AccountType;
  readonly currency: Currency;
}

function parse(found: unknown): StartedAccount | undefined {
  const { accountType, currency } = (found ?? {}) as Partial<StartedAccount>;
  const known = accountTypes.find((type) => type === accountType);
  return (
    known && { accountType: known, currency: foreignCurrencies.find((code) => code === currency) ?? defaultCurrency }
  );
}

export const startedAccount = createStored({ key: 'taga.started-account', parse });
