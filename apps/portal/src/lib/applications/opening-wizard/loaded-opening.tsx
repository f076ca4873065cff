import { errorCodes } from '@taga/contract';
import { LoadedApplication, Standing } from '@taga/journey/loaded-application';
import type { AccountClass } from '@taga/reference/account-classes';
import { findRefusal, isRefusedWith } from '@taga/web/form';
import { useNavigate } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { type ComponentProps, useEffect } from 'react';
import { paths } from '../../../config/paths.ts';
import { ActionFailedDialog } from '../../access/action-failed/action-failed-dialog.tsx';
import { blockedByBank } from '../../access/session/blocked-by-bank.ts';
import { Blacklisted } from './load-application.ts';
import type { Opening } from './opening.ts';

function Blocked() {
  const navigate = useNavigate();
  useEffect(() => navigate(paths.accountBlocked(), { replace: true, state: blockedByBank }), [navigate]);
  return null;
}

type Refused = NonNullable<ReturnType<typeof findRefusal>>;

function NotToBeHad({ refusal, accountClass }: { refusal: Refused; accountClass: AccountClass }) {
  const text = useText();
  const navigate = useNavigate();
  const leave = () => navigate(paths.account(accountClass.accountType), { replace: true });
  return (
    <Standing title={text('opening.page.title')}>
      <ActionFailedDialog refusal={refusal} onClose={leave} />
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

type LoadedOpeningProps<Kind extends Pick<Opening, 'key' | 'saves'>> = ComponentProps<
  typeof LoadedApplication<Kind>
> & { accountClass: AccountClass };

/** The page of an application for an account: who is blocked is shown out, a no of the bank is told. */
export function LoadedOpening<Kind extends Pick<Opening, 'key' | 'saves'>>(props: LoadedOpeningProps<Kind>) {
  const { accountClass, draw, ...loading } = props;
  return (
    <LoadedApplication
      {...loading}
      explain={(error) => {
        const refusal = findRefusal(error);
        if (error instanceof Blacklisted) return <Blocked />;
        return refusal?.status === 400 && <NotToBeHad refusal={refusal} accountClass={accountClass} />;
      }}
      draw={(opening) => (
        <>
          {draw(opening)}
          <RefusedByBank saves={opening.saves} />
        </>
      )}
    />
  );
}
