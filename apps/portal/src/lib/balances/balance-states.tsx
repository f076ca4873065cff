import { Button, ButtonLink, Card, Door, EmptyState } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { paths } from '../../config/paths.ts';

/** Everybody's first day: nothing is there yet, and this is the way to change that. */
export function NoAccounts() {
  const text = useText();
  return (
    <Card className="w-full">
      <EmptyState
        picture={<Door size={72} className="mx-auto" />}
        title={text('customer.balances.empty')}
        text={text('customer.balances.emptyText')}
        action={
          <ButtonLink as={RouterLink} href={paths.accounts()}>
            {text('customer.balances.emptyAction')}
          </ButtonLink>
        }
      />
    </Card>
  );
}

export function BalancesFailure({ onAgain }: { onAgain: () => void }) {
  const text = useText();
  return (
    <Card className="w-full">
      <EmptyState
        title={text('customer.balances.failure')}
        text={text('customer.balances.failureText')}
        action={<Button onClick={onAgain}>{text('customer.balances.again')}</Button>}
      />
    </Card>
  );
}
