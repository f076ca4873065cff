import { errorCodes } from '@taga/contract';
import type { AccountClass } from '@taga/reference/account-classes';
import { Button, Skeleton } from '@taga/ui';
import { findRefusal, isRefusedWith } from '@taga/web/form';
import { useNavigate } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { type ReactNode, useEffect } from 'react';
import { paths } from '../../config/paths.ts';
import { ActionFailedDialog } from '../action-failed/action-failed-dialog.tsx';
import { blockedByBank } from '../session/blocked-by-bank.ts';
import { Blacklisted } from './load-application.ts';
import type { Opening } from './opening.ts';
import { OpeningProvider } from './opening-context.tsx';

/** In place of a page, as long as there is none. */
function Standing({ children }: { children: ReactNode }) {
  return (
    <main id="main" tabIndex={-1} className="mx-auto grid w-full max-w-form content-start gap-6 px-4 py-10">
      {children}
    </main>
  );
}

export function Loading() {
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

/** What loading an application has come to. */
interface Loading<Kind> {
  readonly data: Kind | undefined;
  readonly error: Error | null;
  readonly isFetching: boolean;
  refetch(): Promise<{ data: Kind | undefined }>;
}

interface LoadedOpeningProps<Kind> {
  loading: Loading<Kind>;
  accountClass: AccountClass;
  /** Whether to wait for the server even if this tab knows the application. */
  isAskedAnew: boolean;
  draw: (opening: Kind) => ReactNode;
}

/** The page of an application, with what stands in its place until it is there, or where it is not to be had. */
export function LoadedOpening<Kind extends Pick<Opening, 'saves'>>(props: LoadedOpeningProps<Kind>) {
  const { loading, accountClass, isAskedAnew, draw } = props;
  const { data, error, isFetching, refetch } = loading;
  if (error && !isFetching) {
    return <NotLoaded error={error} accountClass={accountClass} onRetry={() => void refetch()} />;
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
