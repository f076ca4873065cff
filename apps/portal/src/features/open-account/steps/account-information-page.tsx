import { resumeAt } from '@taga/contract/journeys/journey';
import { openingRoute, outcomeStepRecord } from '@taga/contract/records/applications/application-step';
import { ButtonLink, ClosedDoorScene } from '@taga/ui';
import { type DomainError, domainErrorTexts, SubmitButton, useSubmit } from '@taga/web/form';
import { Redirect, RouterLink, useLocation, useNavigate } from '@taga/web/navigation';
import { Notice } from '@taga/web/page-parts';
import { useText } from '@taga/web/text';
import { paths } from '../../../config/paths.ts';
import { forgetSentActivation } from '../../../lib/applications/opening/sent-activation.ts';
import { useSaveOutcome } from '../../../lib/applications/opening-wizard/save-outcome.ts';
import { useOpening } from '../opening-context.tsx';
import { outcomePage } from '../opening-page.tsx';

/** Back to the code, which is sent again: the one that was used is used up. */
function useRetry() {
  const { journey, reload, accountClass } = useOpening();
  const navigate = useNavigate();
  const save = useSaveOutcome(outcomeStepRecord('account-information', openingRoute(accountClass.accountType)));
  return useSubmit(async () => {
    await save();
    forgetSentActivation();
    await reload();
    navigate(journey.pathOf('otp-verification'));
  });
}

/** What the bank says of it, where it has said more than that something went wrong. */
function Reason() {
  const text = useText();
  const { state } = useLocation() as { state: { domainError?: DomainError } | null };
  const { domainError } = state ?? {};
  return domainError?.status === 400 && <p className="font-semibold">{domainErrorTexts(domainError, text)[0]}</p>;
}

function AccountInformation() {
  const text = useText();
  const { journey, application } = useOpening();
  const retrying = useRetry();
  const reached = resumeAt(journey.outline, journey.getSaved());
  // Nothing has failed for who is not there yet, or has come through.
  const hasFailed = reached === 'otp-verification' && application.Status !== 'PENDING';
  if (!hasFailed) return <Redirect to={journey.pathOf(reached)} />;
  return (
    <main id="main" tabIndex={-1} className="flex grow flex-col">
      <Notice picture={<ClosedDoorScene />} title={text('openingEnd.failure.title')}>
        <p>{text('openingEnd.failure.text')}</p>
        <Reason />
        <div className="flex flex-wrap justify-center gap-3">
          <SubmitButton sending={retrying} onClick={() => void retrying.submit()}>
            {text('openingEnd.failure.tryAgain')}
          </SubmitButton>
          <ButtonLink as={RouterLink} variant="secondary" href={paths.support()}>
            {text('openingEnd.failure.support')}
          </ButtonLink>
        </div>
      </Notice>
    </main>
  );
}

export const Page = outcomePage(AccountInformation);
