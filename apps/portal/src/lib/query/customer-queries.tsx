import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getSession, subscribeToSession } from '../session/session-store.ts';

let kept: { readonly loginId: string; readonly client: QueryClient } | undefined;

function createClient(): QueryClient {
  // A call repeats itself where that helps, and nobody wants a page to change because they looked away.
  return new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false, retry: false } } });
}

/** What was loaded for one customer is never shown to another. */
function clientOf(loginId: string): QueryClient {
  if (kept?.loginId !== loginId) kept = { loginId, client: createClient() };
  return kept.client;
}

/** Nor does it outlive the session. */
function forgetAfterSession() {
  if (getSession().kind !== 'open') kept = undefined;
}

if (typeof window !== 'undefined') subscribeToSession(forgetAfterSession);

/** Around pages that load something of the customer's. */
export function CustomerQueries({ loginId, children }: { loginId: string; children: ReactNode }) {
  return <QueryClientProvider client={clientOf(loginId)}>{children}</QueryClientProvider>;
}
