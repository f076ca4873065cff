import type { BalanceRecord } from '@taga/contract/endpoints/balances';
import { findAccountClass } from '@taga/reference/account-classes';
import { BalanceCard, FirstBalanceCard, VisuallyHidden } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
import type { ReactNode } from 'react';
import { AccountNumber } from '../account-number/account-number.tsx';
import { formatBalance } from './format-balance.ts';

/** Always as many, whatever they stand for: their number must not tell how long the amount is. */
const asterisks = '********';

function HiddenAmount() {
  const text = useText();
  return (
    <>
      <span aria-hidden="true">{asterisks}</span>
      <VisuallyHidden>{text('customer.balances.hidden')}</VisuallyHidden>
    </>
  );
}

interface AccountBalanceProps {
  balance: BalanceRecord;
  /** On the one that stands out: what shows and hides the amounts of all. */
  action?: ReactNode;
}

/** One account: its kind, its number, and what is on it once the customer wants to see it. */
export function AccountBalance({ balance, action }: AccountBalanceProps) {
  const text = useText();
  const language = useLanguage();
  const { ACCNO, ACCLASS } = balance;
  const accountType = findAccountClass(ACCLASS)?.accountType;
  const isFirst = action !== undefined;
  const card = {
    name: accountType ? text(`accounts.${accountType}.shortName`) : ACCLASS,
    label: accountType ? text(`accountList.${accountType}.name`) : '',
    number: <AccountNumber value={ACCNO} isOnDeep={isFirst} />,
    amount: formatBalance(balance, language) ?? <HiddenAmount />,
  };
  return isFirst ? <FirstBalanceCard {...card} action={action} /> : <BalanceCard {...card} />;
}
