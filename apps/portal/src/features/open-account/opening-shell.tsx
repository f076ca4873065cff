import { errorCodes } from '@taga/contract';
import { type AccountClass, findAccountClass } from '@taga/reference/account-classes';
import type { Currency } from '@taga/reference/currencies';
import { Button, Skeleton } from '@taga/ui';
import { findRefusal, isRefusedWith } from '@taga/web/form';
import { Redirect, useLocation, useNavigate } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { type ReactNode, useEffect } from 'react';
import { paths } from '../../config/paths.ts';
import { ActionFailedDialog } from '../../lib/action-failed/action-failed-dialog.tsx';
import { CustomerQueries } from '../../lib/query/customer-queries.tsx';
import { blockedByBank } from '../../lib/session/blocked-by-bank.ts';
import type { Customer } from '../../lib/session/session.ts';
import { useCustomer } from '../../lib/session/session-context.tsx';
import { useChosenCurrency } from './currency/chosen-currency.ts';
import { CurrencyDialog } from './currency/currency-dialog.tsx';
import { Blacklisted, useBegunCurrency, useLoadedOpening } from './load-opening.ts';
import type { Opening } from './opening.ts';
import { OpeningProvider } from './opening-context.tsx';

type Draw = (opening: Opening) => ReactNode;

/** The account is the second part of the address. */
function useAddressedClass(): AccountClass | undefined {
  const [, accountType = ''] = useLocation().pathname.toLowerCase().split('/').filter(Boolean);
  return findAccountClass(accountType);
}

/** In place of a page, as long as there is none. */
function Standing({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid w-full max-w-form content-start gap-6 px-4 py-10">
      {children}
    </main>
  );
}

function Loading() {
  const text = useText();
  return (
    <Standing>
      <h1 className="text-2xl text-primary">{text('opening.loading.title')}</h1>
      <Skeleton label={text('opening.loading.text')} lines={6} />
    </Standing>
  );
}

function Blocked() {
  const navigate = useNavigate();
  useEffect(() => navigate(paths.accountBlocked(), { replace: true, state: blockedByBank }), [navigate]);
  return null;
}

/** Why there is nothing to fill in: who is blocked is shown out, a no of the bank is told, anything else tried again. */
function NotLoaded({
  error,
  accountClass,
  onRetry,
}: {
  error: Error;
  accountClass: AccountClass;
  onRetry: () => void;
}) {
  const text = useText();
  const navigate = useNavigate();
  const refusal = findRefusal(error);
  if (error instanceof Blacklisted) return <Blocked />;
  if (refusal?.status === 400) {
    const leave = () => navigate(paths.account(accountClass.accountType), { replace: true });
    return (
      <Standing>
        <h1 className="text-2xl text-primary">{text('opening.page.title')}</h1>
        <ActionFailedDialog refusal={refusal} onClose={leave} />
      </Standing>
    );
  }
  return (
    <Standing>
      <h1 className="text-2xl text-primary">{text('opening.loading.failure')}</h1>
      <p>{text('opening.loading.failureText')}</p>
      <Button onClick={onRetry} className="sm:justify-self-start">
        {text('opening.loading.again')}
      </Button>
    </Standing>
  );
}

const toldInDialog = [errorCodes.alreadyHasAccount, errorCodes.classNotAllowed, errorCodes.currencyNotAllowed];

/** What no other answer would change is told in the middle of the screen, with ways on. */
function RefusedByBank({ saves }: Pick<Opening, 'saves'>) {
  const last = saves.useLast();
  const refusal = last.kind === 'failed' ? last.refusal : undefined;
  if (!refusal || !toldInDialog.some((code) => isRefusedWith(refusal, code))) return null;
  return <ActionFailedDialog refusal={refusal} onClose={() => saves.set({ kind: 'none' })} />;
}

interface WantedProps {
  customer: Customer;
  accountClass: AccountClass;
  /** Whether to ask the server even if this tab knows the application. */
  isAskedAnew: boolean;
  draw: Draw;
}

function Loaded({ currency, draw, isAskedAnew, ...wanted }: WantedProps & { currency: Currency }) {
  const { data, error, isFetching, refetch } = useLoadedOpening({ ...wanted, currency }, isAskedAnew);
  if (error && !isFetching) {
    return <NotLoaded error={error} accountClass={wanted.accountClass} onRetry={() => void refetch()} />;
  }
  if (!data || (isAskedAnew && isFetching)) return <Loading />;
  const reload = async () => (await refetch()).data;
  return (
    <OpeningProvider opening={{ ...data, reload }}>
      {draw(data)}
      <RefusedByBank saves={data.saves} />
    </OpeningProvider>
  );
}

function InCurrency(props: WantedProps) {
  const { accountClass } = props;
  const currency = useChosenCurrency(accountClass);
  return currency ? <Loaded {...props} currency={currency} /> : <CurrencyWanted {...props} />;
}

/** This device knows of no currency; another one may have begun in one. */
function CurrencyWanted({ customer, accountClass }: WantedProps) {
  const begun = useBegunCurrency(customer, accountClass);
  return (
    <>
      <Loading />
      <CurrencyDialog accountClass={accountClass} current={undefined} begun={begun} onClose={() => {}} />
    </>
  );
}

/** Around every page of opening an account: it finds the application that the address means and hands it to the page. */
export function OpeningShell({ draw, isAskedAnew = false }: Pick<WantedProps, 'draw'> & { isAskedAnew?: boolean }) {
  const customer = useCustomer();
  const accountClass = useAddressedClass();
  if (!customer) return null;
  if (!accountClass) return <Redirect to={paths.accounts()} />;
  return (
    <CustomerQueries loginId={customer.loginId}>
      <InCurrency customer={customer} accountClass={accountClass} isAskedAnew={isAskedAnew} draw={draw} />
    </CustomerQueries>
  );
}
