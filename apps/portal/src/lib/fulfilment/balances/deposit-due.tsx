import type { InitialDepositRecord } from '@taga/contract/records/fulfilment/initial-deposit';
import { formatNumber, keepPhrases } from '@taga/i18n';
import { Alert } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';

/** How much a new account waits for, and where it is paid in. */
export function DepositDue({ deposit: { Amount, Currency, BranchName } }: { deposit: InitialDepositRecord }) {
  const text = useText();
  const amount = `${formatNumber(Amount, useLanguage())}\u00a0${Currency}`;
  return (
    <Alert tone="warning" title={text('customer.deposit.title', { amount })}>
      {text('customer.deposit.text', { branch: keepPhrases(BranchName) })}
    </Alert>
  );
}
