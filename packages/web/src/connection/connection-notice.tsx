import { OfflineNotice } from '@taga/ui';
import { useSyncExternalStore } from 'react';
import { useText } from '../text/text-context.tsx';
import { isOffline, subscribeToConnection } from './connection.ts';

export function ConnectionNotice() {
  const text = useText();
  const offline = useSyncExternalStore(subscribeToConnection, isOffline, () => false);
  return <OfflineNotice offline={offline} text={text('layout.offline.message')} />;
}
