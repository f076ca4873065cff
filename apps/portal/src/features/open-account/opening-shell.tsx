import { Loading } from '@taga/journey/loaded-application';
import { type AccountClass, findAccountClass } from '@taga/reference/account-classes';
import type { Currency } from '@taga/reference/currencies';
import { Redirect, useLocation } from '@taga/web/navigation';
import type { ReactNode } from 'react';
import { paths } from '../../config/paths.ts';
import type { Customer } from '../../lib/access/session/session.ts';
import { useCustomer } from '../../lib/access/session/session-context.tsx';
import { LoadedOpening } from '../../lib/applications/opening-wizard/loaded-opening.tsx';
import { CustomerQueries } from '../../lib/platform/query/customer-queries.tsx';
import { useChosenCurrency, useIsCurrencyAsked } from './currency/chosen-currency.ts';
import { CurrencyDialog } from './currency/currency-dialog.tsx';
import { useLoadedOpening, useStartedCurrency } from './load-opening.ts';
import type { AccountOpening } from './opening-context.tsx';

type Draw = (opening: AccountOpening) => ReactNode;

/** The account is the second part of the address. */
function useAddressedClass(): AccountClass | undefined {
  const [, accountType = ''] = useLocation().pathname.toLowerCase().split('/').filter(Boolean);
  return findAccountClass(accountType);
}

interface WantedProps {
  customer: Customer;
  accountClass: AccountClass;
  /** Whether to ask the server even if this tab knows the application. */
  isAskedAgain: boolean;
  draw: Draw;
}

function Loaded({ currency, draw, isAskedAgain, ...wanted }: WantedProps & { currency: Currency }) {
  const loading = useLoadedOpening({ ...wanted, currency }, isAskedAgain);
  return <LoadedOpening {...{ loading, isAskedAgain, draw }} accountClass={wanted.accountClass} />;
}

function InCurrency(props: WantedProps) {
  const { accountClass } = props;
  const currency = useChosenCurrency(accountClass);
  return currency ? <Loaded {...props} currency={currency} /> : <CurrencyWanted {...props} />;
}

/** This device knows of no currency; another one may have started in one. */
function CurrencyWanted({ customer, accountClass }: WantedProps) {
  const started = useStartedCurrency(customer, accountClass);
  const isAsked = useIsCurrencyAsked();
  return (
    <>
      <Loading />
      {isAsked && (
        <CurrencyDialog accountClass={accountClass} current={undefined} started={started} onClose={() => {}} />
      )}
    </>
  );
}

/** Around every page of opening an account: it finds the application that the address means and hands it to the page. */
export function OpeningShell({ draw, isAskedAgain = false }: Pick<WantedProps, 'draw'> & { isAskedAgain?: boolean }) {
  const customer = useCustomer();
  const accountClass = useAddressedClass();
  if (!customer) return null;
  if (customer.isCardCustomer) return <Redirect to={paths.createEtbAccount()} />;
  if (!accountClass) return <Redirect to={paths.accounts()} />;
  return (
    <CustomerQueries loginId={customer.loginId}>
      <InCurrency customer={customer} accountClass={accountClass} isAskedAgain={isAskedAgain} draw={draw} />
    </CustomerQueries>
  );
}
