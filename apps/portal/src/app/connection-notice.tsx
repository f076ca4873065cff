import { OfflineNotice } from '@taga/ui';
import { useSyncExternalStore } from 'react';
import { isOffline, subscribeToConnection } from '../lib/connection/connection.ts';
import { useText } from '../lib/text/text-context.tsx';

export function ConnectionNotice() {
  const text = useText();
  const offline = useSyncExternalStore(subscribeToConnection, isOffline, () => false);
  return <OfflineNotice offline={offline} text={text('layout.offline.message')} />;
}
