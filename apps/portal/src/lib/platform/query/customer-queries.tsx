import { createQueryClient, type QueryClient, QueryClientProvider } from '@taga/web/data';
import type { ReactNode } from 'react';
import type { Customer } from '../../access/session/session.ts';
import { useCustomer } from '../../access/session/session-context.tsx';
import { getSession, subscribeToSession } from '../../access/session/session-store.ts';

let kept: { readonly loginId: string; readonly client: QueryClient } | undefined;

/** What was loaded for one customer is never shown to another. */
function clientOf(loginId: string): QueryClient {
  if (kept?.loginId !== loginId) kept = { loginId, client: createQueryClient() };
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

/** A page of the person who is signed in; nothing for a visitor. */
export function SignedIn({ children }: { children: (customer: Customer) => ReactNode }) {
  const customer = useCustomer();
  return customer && <CustomerQueries loginId={customer.loginId}>{children(customer)}</CustomerQueries>;
}
