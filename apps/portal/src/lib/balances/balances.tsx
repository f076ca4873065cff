import { Alert, Skeleton } from '@taga/ui';
import { useText } from '@taga/web/text';
import { useId } from 'react';
import { CustomerQueries } from '../query/customer-queries.tsx';
import { BalanceCard } from './balance-card.tsx';
import { BalancesFailure, NoAccounts } from './balance-states.tsx';
import { RevealButton } from './reveal-button.tsx';
import { useMaskedBalances, useRevealedBalances } from './use-balances.ts';

function Accounts({ loginId }: { loginId: string }) {
  const text = useText();
  const { data, isError, isFetching, refetch } = useMaskedBalances(loginId);
  const { revealed, hasFailed, isBusy, toggle } = useRevealedBalances(loginId);

  if (isError && !isFetching) return <BalancesFailure onAgain={() => void refetch()} />;
  if (!data) return <Skeleton shape="block" label={text('customer.balances.loading')} className="w-full h-40" />;
  if (data.length === 0) return <NoAccounts />;
  return (
    <>
      <RevealButton isRevealed={revealed !== undefined} isBusy={isBusy} onToggle={toggle} />
      <div className="w-full grid gap-4">
        {hasFailed && (
          <Alert tone="danger" live title={text('customer.balances.revealFailure')}>
            {text('customer.balances.failureText')}
          </Alert>
        )}
        <ul className="grid gap-4 sm:grid-cols-2">
          {(revealed ?? data).map((balance) => (
            <li key={balance.ACCNO} className="grid">
              <BalanceCard balance={balance} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

/** What the customer has at the bank, hidden from whoever looks over their shoulder until they want to see it. */
export function Balances({ loginId }: { loginId: string }) {
  const text = useText();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-wrap items-center justify-between gap-4">
      <h2 id={titleId} className="text-xl">
        {text('customer.balances.title')}
      </h2>
      <CustomerQueries loginId={loginId}>
        <Accounts loginId={loginId} />
      </CustomerQueries>
    </section>
  );
}
