import { createQueryClient, type QueryClient, QueryClientProvider } from '@taga/web/data';
import type { ReactNode } from 'react';
import { hasStaffSession, subscribeToStaffSession, useStaffSession } from '../session/session-store.ts';

let kept: { readonly session: string; readonly client: QueryClient } | undefined;

/** What was loaded for one member of staff is never shown to another. */
function clientOf(session: string): QueryClient {
  if (kept?.session !== session) kept = { session, client: createQueryClient() };
  return kept.client;
}

subscribeToStaffSession(() => {
  if (!hasStaffSession()) kept = undefined;
});

export function DeskQueries({ children }: { children: ReactNode }) {
  const session = useStaffSession();
  const which = session ? `${session.id} ${session.endsAt}` : '';
  return <QueryClientProvider client={clientOf(which)}>{children}</QueryClientProvider>;
}
