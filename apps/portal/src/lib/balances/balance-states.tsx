import { Button, ButtonLink, Card, Door, EmptyState } from '@taga/ui';
import { paths } from '../../config/paths.ts';
import { RouterLink } from '../navigation/router-link.tsx';
import { useText } from '../text/text-context.tsx';

/** Everybody's first day: nothing is there yet, and this is the way to change that. */
export function NoAccounts() {
  const text = useText();
  return (
    <Card className="col-span-2">
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
    <Card className="col-span-2">
      <EmptyState
        title={text('customer.balances.failure')}
        text={text('customer.balances.failureText')}
        action={<Button onClick={onAgain}>{text('customer.balances.again')}</Button>}
      />
    </Card>
  );
}
