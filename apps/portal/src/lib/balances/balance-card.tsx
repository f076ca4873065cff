import type { BalanceRecord } from '@taga/contract/calls/balances';
import { findAccountClass } from '@taga/reference/account-classes';
import { Card, VisuallyHidden } from '@taga/ui';
import { useLanguage, useText } from '@taga/web/text';
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

/** One account: its kind, its number, and what is on it once the customer wants to see it. */
export function BalanceCard({ balance }: { balance: BalanceRecord }) {
  const text = useText();
  const language = useLanguage();
  const { ACCNO, ACCLASS } = balance;
  const accountClass = findAccountClass(ACCLASS);
  return (
    <Card className="grid content-start gap-1">
      <h3 className="text-base">{accountClass ? text(`accounts.${accountClass.accountType}.name`) : ACCLASS}</h3>
      <AccountNumber value={ACCNO} />
      <p className="text-xl font-semibold break-words text-primary tabular-nums sm:text-2xl">
        {formatBalance(balance, language) ?? <HiddenAmount />}
      </p>
    </Card>
  );
}
