import { type ExistingCustomerStep, existingCustomerClass } from '@taga/contract/journeys/existing-customer/outline';
import { findAccountClass } from '@taga/reference/account-classes';
import { defaultCurrency } from '@taga/reference/currencies';
import { useQuery } from '@taga/web/data';
import { useLocation } from '@taga/web/navigation';
import { useLanguage } from '@taga/web/text';
import { type ReactNode, useState } from 'react';
import type { Customer } from '../../lib/access/session/session.ts';
import { loadApplication } from '../../lib/applications/opening-wizard/load-application.ts';
import { LoadedOpening } from '../../lib/applications/opening-wizard/loaded-opening.tsx';
import { SignedIn } from '../../lib/platform/query/customer-queries.tsx';
import { createExistingOpening, type ExistingOpening } from './existing-opening.ts';
import { type Family, familyOf } from './families.ts';

interface ShellProps {
  draw: (opening: ExistingOpening) => ReactNode;
  step?: ExistingCustomerStep;
  /** Whether to ask the server even if this tab knows the application. */
  isAskedAgain?: boolean;
}

/** What was last looked at: what was saved at the older address is not known to the other one's copy. */
let shown: { readonly family: Family; readonly step: ExistingCustomerStep | undefined } | undefined;

/** Anyone who comes next asks the server again. */
export function forgetLoaded(): void {
  shown = undefined;
}

/** Who goes back from the services to the branch gets the application as the server has it, as documented. */
function isBackAtBranch(step: ExistingCustomerStep | undefined): boolean {
  return step === 'choose-branch' && shown?.step === 'additional-services';
}

function useIsOutdated(family: Family, step: ExistingCustomerStep | undefined): boolean {
  const [isOutdated] = useState(shown?.family !== family || isBackAtBranch(step));
  shown = { family, step };
  return isOutdated;
}

function useLoaded(customer: Customer, family: Family, isAskedAgain: boolean) {
  const language = useLanguage();
  const accountClass = findAccountClass(existingCustomerClass);
  if (!accountClass) throw new Error('There is no class for existing customers.');
  const wanted = { customer, accountClass, currency: defaultCurrency };
  const loading = useQuery({
    queryKey: ['existing-opening', family],
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: isAskedAgain ? 'always' : true,
    refetchOnReconnect: false,
    // What was loaded is an object that keeps the saves since, and not only data.
    structuralSharing: false,
    queryFn: async ({ signal }) =>
      createExistingOpening({ ...wanted, application: await loadApplication(wanted, language, signal) }, family),
  });
  return { loading, accountClass };
}

function Shell({ customer, draw, step, isAskedAgain = false }: ShellProps & { customer: Customer }) {
  const family = familyOf(useLocation().pathname);
  const isOutdated = useIsOutdated(family, step) || isAskedAgain;
  const { loading, accountClass } = useLoaded(customer, family, isOutdated);
  return <LoadedOpening loading={loading} accountClass={accountClass} isAskedAgain={isOutdated} draw={draw} />;
}

/** Around every page of the way for existing customers: it finds the application and hands it to the page. */
export function ExistingShell(props: ShellProps) {
  return <SignedIn>{(customer) => <Shell customer={customer} {...props} />}</SignedIn>;
}
