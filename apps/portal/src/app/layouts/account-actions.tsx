import { useIsDrawn } from '@taga/web/page';
import { lazy, Suspense } from 'react';
import { useCustomer } from '../../lib/access/session/session-context.tsx';
import { SignInLinks } from './sign-in-links.tsx';

const CustomerActions = lazy(async () => ({ default: (await import('./customer-actions.tsx')).CustomerActions }));

/** What a visitor can do about an account, and a customer about theirs: folded in a bar, laid open in a menu. */
export function AccountActions({ isFolded }: { isFolded: boolean }) {
  const customer = useCustomer();
  const isDrawn = useIsDrawn();
  if (!customer) return <SignInLinks />;
  return <Suspense>{isDrawn && <CustomerActions name={customer.name} isFolded={isFolded} />}</Suspense>;
}
