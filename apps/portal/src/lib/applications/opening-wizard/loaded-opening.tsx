import { errorCodes } from '@taga/contract';
import { LoadedApplication, Standing } from '@taga/journey/loaded-application';
import type { AccountClass } from '@taga/reference/account-classes';
import { findDomainError, isRefusedWith } from '@taga/web/form';
import { useNavigate } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { type ComponentProps, useEffect } from 'react';
import { paths } from '../../../config/paths.ts';
import { ActionFailedDialog } from '../../access/action-failed/action-failed-dialog.tsx';
import { blockedByBank } from '../../access/session/blocked-by-bank.ts';
import { Blacklisted } from './load-application.ts';
import type { WizardOpening } from './opening.ts';

function Blocked() {
  const navigate = useNavigate();
  useEffect(() => navigate(paths.accountBlocked(), { replace: true, state: blockedByBank }), [navigate]);
  return null;
}

type Refused = NonNullable<ReturnType<typeof findDomainError>>;

function NotToBeHad({ domainError, accountClass }: { domainError: Refused; accountClass: AccountClass }) {
  const text = useText();
  const navigate = useNavigate();
  const leave = () => navigate(paths.account(accountClass.accountType), { replace: true });
  return (
    <Standing title={text('opening.page.title')}>
      <ActionFailedDialog domainError={domainError} onClose={leave} />
    </Standing>
  );
}

const shownInDialog = [errorCodes.alreadyHasAccount, errorCodes.classNotAllowed, errorCodes.currencyNotAllowed];

/** What no other answer would change is told in the middle of the screen, with next steps. */
function RefusedByBank({ saves }: Pick<WizardOpening, 'saves'>) {
  const last = saves.useLast();
  const domainError = last.kind === 'failed' ? last.domainError : undefined;
  if (!domainError || !shownInDialog.some((code) => isRefusedWith(domainError, code))) return null;
  return <ActionFailedDialog domainError={domainError} onClose={() => saves.set({ kind: 'none' })} />;
}

type LoadedOpeningProps<Kind extends Pick<WizardOpening, 'key' | 'saves'>> = ComponentProps<
  typeof LoadedApplication<Kind>
> & { accountClass: AccountClass };

/** The page of an application for an account: who is blocked is shown out, a no of the bank is told. */
export function LoadedOpening<Kind extends Pick<WizardOpening, 'key' | 'saves'>>(props: LoadedOpeningProps<Kind>) {
  const { accountClass, draw, ...loading } = props;
  return (
    <LoadedApplication
      {...loading}
      explain={(error) => {
        const domainError = findDomainError(error);
        if (error instanceof Blacklisted) return <Blocked />;
        return domainError?.status === 400 && <NotToBeHad domainError={domainError} accountClass={accountClass} />;
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
