import type { BalanceRecord } from '@taga/contract/endpoints/balances';
import { Alert, Button, EyeIcon, EyeOffIcon } from '@taga/ui';
import { useText } from '@taga/web/text';
import { AccountBalance } from './account-balance.tsx';
import { DepositDue } from './deposit-due.tsx';
import { useRevealedBalances } from './use-balances.ts';

interface RevealButtonProps {
  isRevealed: boolean;
  isBusy: boolean;
  onToggle: () => void;
}

/** Shows and hides the amounts of all accounts at once: one call brings them all. */
function RevealButton({ isRevealed, isBusy, onToggle }: RevealButtonProps) {
  const text = useText();
  return (
    <Button
      variant="inverse"
      size="compact"
      loading={isBusy ? text('customer.balances.showing') : undefined}
      onClick={onToggle}
      className="-mx-edge max-sm:whitespace-normal"
    >
      {isRevealed ? <EyeOffIcon /> : <EyeIcon />}
      {text(isRevealed ? 'customer.balances.hide' : 'customer.balances.show')}
    </Button>
  );
}

interface BalancesProps {
  loginId: string;
  /** Without the amounts: those are asked for when the customer wants to see them. */
  masked: readonly BalanceRecord[];
}

/** What the customer has at the bank, hidden from the person who looks over their shoulder. The first stands out. */
export function Balances({ loginId, masked }: BalancesProps) {
  const text = useText();
  const { revealed, hasFailed, isBusy, toggle } = useRevealedBalances(loginId);
  const reveal = <RevealButton isRevealed={revealed !== undefined} isBusy={isBusy} onToggle={toggle} />;
  const isFirstTall = masked.length > 2;
  return (
    <>
      {hasFailed && (
        <Alert tone="danger" live title={text('customer.balances.revealFailure')}>
          {text('customer.balances.failureText')}
        </Alert>
      )}
      {masked.map(
        ({ ACCNO, INITIAL_DEPOSIT }) => INITIAL_DEPOSIT && <DepositDue key={ACCNO} deposit={INITIAL_DEPOSIT} />,
      )}
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-[3fr_2fr]">
        {(revealed ?? masked).map((balance, index) => (
          <li key={balance.ACCNO} className={index === 0 && isFirstTall ? 'sm:row-span-2' : ''}>
            <AccountBalance balance={balance} {...(index === 0 && { action: reveal })} />
          </li>
        ))}
      </ul>
    </>
  );
}
