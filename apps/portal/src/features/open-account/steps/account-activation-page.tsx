import { resumeAt } from '@taga/contract/journeys/journey';
import { openingRoute, outcomeStepRecord } from '@taga/contract/records/applications/application-step';
import { ButtonLink, DoorScene } from '@taga/ui';
import { debugLog } from '@taga/web/debug-log';
import { Redirect, RouterLink } from '@taga/web/navigation';
import { Notice } from '@taga/web/page-parts';
import { useLanguage, useText } from '@taga/web/text';
import { useEffect, useRef } from 'react';
import { paths } from '../../../config/paths.ts';
import { useSaveOutcome } from '../../../lib/applications/opening-wizard/save-outcome.ts';
import { ApplicationNumber } from '../../../lib/fulfilment/orders/application-number.tsx';
import { formatMyanmarDay } from '../../../lib/messaging/lists/myanmar-day.ts';
import { useOpening } from '../opening-context.tsx';
import { outcomePage } from '../opening-page.tsx';

/** The screen saves that it was reached. It is told by nobody else's screen, so nobody waits for it. */
function useSavedArrival(isSubmitted: boolean): void {
  const { accountClass } = useOpening();
  const arrived = outcomeStepRecord('account-activation', openingRoute(accountClass.accountType));
  const save = useRef(useSaveOutcome(arrived));
  useEffect(() => {
    if (isSubmitted) save.current(true).catch((failure) => debugLog('activation not saved', failure));
  }, [isSubmitted]);
}

function AccountActivation() {
  const text = useText();
  const language = useLanguage();
  const { place, journey, accountClass, application, correction } = useOpening();
  const isSubmitted = place.step === 'account-activation' && !correction;
  useSavedArrival(isSubmitted);
  if (!isSubmitted) return <Redirect to={journey.pathOf(resumeAt(journey.outline, journey.getSaved()))} />;
  const account = text(`accountList.${accountClass.accountType}.name`);
  return (
    <main id="main" tabIndex={-1} className="flex grow flex-col">
      <Notice
        picture={<DoorScene progress={1} />}
        title={text('openingEnd.activation.title')}
        lead={text('openingEnd.activation.thanks', { name: application.Name ?? '' })}
      >
        <p>{text('openingEnd.activation.text', { account })}</p>
        <ApplicationNumber number={application.ApplicationNo} />
        {application.ExpectedDay && (
          <p>
            {text('openingEnd.activation.expected', {
              day: formatMyanmarDay(application.ExpectedDay, 'dayMonthYear', language),
            })}
          </p>
        )}
        <ButtonLink as={RouterLink} href={paths.account(accountClass.accountType)}>
          {text('openingEnd.activation.done')}
        </ButtonLink>
      </Notice>
    </main>
  );
}

export const Page = outcomePage(AccountActivation);
