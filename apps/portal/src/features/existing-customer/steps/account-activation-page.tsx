import { existingCustomerOutcomeRecord } from '@taga/contract/records/applications/existing-customer-step';
import { ButtonLink, DoorScene } from '@taga/ui';
import { debugLog } from '@taga/web/debug-log';
import { Redirect, RouterLink } from '@taga/web/navigation';
import { Notice } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { useEffect, useRef } from 'react';
import { paths } from '../../../config/paths.ts';
import { useSaveOutcome } from '../../../lib/applications/opening-wizard/save-outcome.ts';
import { useExistingOpening } from '../existing-opening.ts';
import { isSubmitted, nextStep } from '../existing-page.tsx';
import { ExistingShell } from '../existing-shell.tsx';

const arrived = existingCustomerOutcomeRecord('account-activation');

/** The screen saves that it was reached, and nobody waits for it. */
function useSavedArrival(isArrived: boolean): void {
  const save = useRef(useSaveOutcome(arrived));
  useEffect(() => {
    if (isArrived) save.current(true).catch((failure) => debugLog('activation not saved', failure));
  }, [isArrived]);
}

function AccountActivation() {
  const text = useText();
  const opening = useExistingOpening();
  const isOver = isSubmitted(opening);
  useSavedArrival(isOver);
  if (!isOver) return <Redirect to={nextStep(opening)} />;
  const isOpen = opening.application.Status === 'COMPLETED';
  return (
    <main id="main" tabIndex={-1} className="flex grow flex-col">
      <Notice
        picture={<DoorScene progress={isOpen ? 1 : 0.5} />}
        title={text(isOpen ? 'existing.activation.title' : 'existing.activation.underWayTitle')}
      >
        <p>{text(isOpen ? 'existing.activation.text' : 'existing.activation.underWayText')}</p>
        <ButtonLink as={RouterLink} href={paths.account('cash-current')}>
          {text('existing.activation.done')}
        </ButtonLink>
      </Notice>
    </main>
  );
}

export function Page() {
  return <ExistingShell isAskedAgain draw={(opening) => <AccountActivation key={opening.key} />} />;
}
