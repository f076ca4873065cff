import { findAccountClass } from '@taga/reference/account-classes';
import { defaultCurrency, foreignCurrencies } from '@taga/reference/currencies';
import { ButtonLink } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import type { ReactNode } from 'react';
import { paths } from '../../../config/paths.ts';
import { startedAccount } from './started-account.ts';

interface CorrectionLinkProps {
  accountClass: string | null | undefined;
  currency: string | null | undefined;
  children: ReactNode;
}

/** Leads into the wizard, which opens exactly where something is to be done again. */
export function CorrectionLink({ accountClass, currency, children }: CorrectionLinkProps) {
  const accountType = findAccountClass(accountClass ?? '')?.accountType;
  if (!accountType) return null;
  const chosen = foreignCurrencies.find((code) => code === currency) ?? defaultCurrency;
  return (
    <ButtonLink
      as={RouterLink}
      href={paths.createAccount(accountType)}
      // The address names the account and not its currency.
      onClick={() => startedAccount.set({ accountType, currency: chosen })}
      className="justify-self-start"
    >
      {children}
    </ButtonLink>
  );
}
