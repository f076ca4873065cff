import { createQueryClient, type QueryClient, QueryClientProvider } from '@taga/web/data';
import type { ReactNode } from 'react';
import { findStaffToken, subscribeToStaffSession, useStaffSession } from '../session/session-store.ts';

let kept: { readonly token: string | undefined; readonly client: QueryClient } | undefined;

/** What was loaded for one member of staff is never shown to another. */
function clientOf(token: string | undefined): QueryClient {
  if (kept?.token !== token || !kept) kept = { token, client: createQueryClient() };
  return kept.client;
}

subscribeToStaffSession(() => {
  if (findStaffToken() === undefined) kept = undefined;
});

export function DeskQueries({ children }: { children: ReactNode }) {
  const session = useStaffSession();
  return <QueryClientProvider client={clientOf(session?.accessToken)}>{children}</QueryClientProvider>;
}
