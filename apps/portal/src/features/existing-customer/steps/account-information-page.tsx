import { existingCustomerOutcomeRecord } from '@taga/contract/records/applications/existing-customer-step';
import { ButtonLink, ClosedDoorScene } from '@taga/ui';
import { ErrorAlert, SubmitButton, useSubmit } from '@taga/web/form';
import { Redirect, RouterLink, useNavigate } from '@taga/web/navigation';
import { Notice } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../../config/paths.ts';
import { useSaveOutcome } from '../../../lib/applications/opening-wizard/save-outcome.ts';
import { useExistingCode } from '../code.ts';
import { useExistingOpening } from '../existing-opening.ts';
import { isSubmitted, nextStep } from '../existing-page.tsx';
import { ExistingShell } from '../existing-shell.tsx';

const retried = existingCustomerOutcomeRecord('account-information');

/** Another code, and with it back to Done. */
function useRetry() {
  const { journey, reload } = useExistingOpening();
  const navigate = useNavigate();
  const save = useSaveOutcome(retried);
  const code = useExistingCode();
  return useSubmit(async () => {
    await save();
    await code.askUnlessSent();
    await reload();
    navigate(journey.pathOf('otp-verification'));
  });
}

function AccountInformation() {
  const text = useText();
  const opening = useExistingOpening();
  const retrying = useRetry();
  const { isConfirmed, isRetried } = opening.place;
  // Nothing has failed for who is not there yet, or has come through.
  if (isSubmitted(opening) || !(isConfirmed || isRetried)) return <Redirect to={nextStep(opening)} />;
  return (
    <main id="main" tabIndex={-1} className="flex grow flex-col">
      <Notice picture={<ClosedDoorScene />} title={text('existing.failure.title')}>
        <p>{text('existing.failure.text')}</p>
        <ErrorAlert domainError={retrying.domainError} title={text('existing.account.codeNotSent')} />
        <div className="flex flex-wrap justify-center gap-3">
          <SubmitButton sending={retrying} onClick={() => void retrying.submit()}>
            {text('existing.failure.tryAgain')}
          </SubmitButton>
          <ButtonLink as={RouterLink} variant="secondary" href={paths.support()}>
            {text('existing.failure.support')}
          </ButtonLink>
        </div>
      </Notice>
    </main>
  );
}

export function Page() {
  return <ExistingShell isAskedAgain draw={(opening) => <AccountInformation key={opening.key} />} />;
}
