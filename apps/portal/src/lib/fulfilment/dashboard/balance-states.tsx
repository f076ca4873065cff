import { Button, ButtonLink, Card, DeepCard, EmptyState, WifiOffIcon } from '@taga/ui';
import { isOffline, subscribeToConnection } from '@taga/web/connection';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { useEffect, useSyncExternalStore } from 'react';
import { paths } from '../../../config/paths.ts';

/** Everybody's first day: nothing is there yet, and this is the way to change that. */
export function NoAccounts() {
  const text = useText();
  return (
    <DeepCard>
      <p className="text-xl font-semibold">{text('customer.balances.empty')}</p>
      <p className="max-w-form text-on-deep-muted">{text('customer.balances.emptyText')}</p>
      <div className="mt-auto pt-5">
        <ButtonLink as={RouterLink} variant="secondary" href={paths.accounts()}>
          {text('customer.balances.emptyAction')}
        </ButtonLink>
      </div>
    </DeepCard>
  );
}

function Offline() {
  const text = useText();
  return (
    <EmptyState
      picture={<WifiOffIcon size={24} className="mx-auto text-text-muted" />}
      title={text('customer.balances.offline')}
      text={text('customer.balances.offlineText')}
    />
  );
}

/** Without a network there is nothing to press: it goes on by itself. */
export function NoAnswer({ onAgain }: { onAgain: () => void }) {
  const text = useText();
  const offline = useSyncExternalStore(subscribeToConnection, isOffline, () => false);
  useEffect(() => {
    window.addEventListener('online', onAgain);
    return () => window.removeEventListener('online', onAgain);
  }, [onAgain]);
  return (
    <Card>
      {offline ? (
        <Offline />
      ) : (
        <EmptyState
          title={text('customer.balances.failure')}
          text={text('customer.balances.failureText')}
          action={<Button onClick={onAgain}>{text('customer.balances.again')}</Button>}
        />
      )}
    </Card>
  );
}
