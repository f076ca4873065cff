import { reachedStep } from '@taga/contract/journeys/journey';
import { hasAnswers } from '@taga/journey/definition';
import { entrancePageOf } from '@taga/journey/entrance-page';
import { StepFrame } from '@taga/journey/step-frame';
import { ButtonLink, CheckIcon } from '@taga/ui';
import { RouterLink } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { lazy, Suspense, useEffect, useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { findChosenAccount, useNotedChoice } from '../../../lib/applications/opening/chosen-account.ts';
import { findInAppBrowser } from '../../../lib/platform/in-app-browser/find-in-app-browser.ts';
import { signUp } from '../sign-up.ts';

// Not needed by most, and the first visit should be quick.
const AlreadyStarted = lazy(async () => ({
  default: (await import('../get-started/already-started.tsx')).AlreadyStarted,
}));
const ChosenAccount = lazy(async () => ({
  default: (await import('../get-started/chosen-account.tsx')).ChosenAccount,
}));
const InAppNotice = lazy(async () => ({
  default: (await import('../../../lib/platform/in-app-browser/in-app-notice.tsx')).InAppNotice,
}));

const needs = ['signUp.getStarted.id', 'signUp.getStarted.phone', 'signUp.getStarted.email'] as const;

/** Known in the browser only: what is pre-rendered is the same for everybody. */
function useFound<Value>(find: () => Value | undefined): Value | undefined {
  const [found, setFound] = useState<Value>();
  useEffect(() => setFound(find), [find]);
  return found;
}

const findApp = () => findInAppBrowser(navigator.userAgent);

function GetStarted() {
  const text = useText();
  const draft = signUp.useDraft();
  const app = useFound(findApp);
  useNotedChoice();
  const chosen = useFound(findChosenAccount);
  const isStarted = hasAnswers(signUp, draft);
  // Not to the furthest step that has been reached by somebody whose answers are gone.
  const next = reachedStep(signUp.outline, isStarted ? draft : signUp.empty);

  return (
    <StepFrame
      title={text('signUp.getStarted.title')}
      lead={text('signUp.getStarted.lead')}
      actions={() => (
        <ButtonLink as={RouterLink} href={signUp.pathOf(next)} data-when-alive>
          {text(isStarted ? 'signUp.getStarted.continue' : 'signUp.getStarted.start')}
        </ButtonLink>
      )}
    >
      <Suspense>
        {app !== undefined && <InAppNotice app={app} path={paths.signUp()} need="ahead" />}
        {chosen !== undefined && <ChosenAccount accountType={chosen} />}
        {isStarted && <AlreadyStarted />}
      </Suspense>
      <div className="grid gap-3">
        <h2 className="text-lg">{text('signUp.getStarted.needs')}</h2>
        <ul className="grid gap-3">
          {needs.map((need) => (
            <li key={need} className="flex items-start gap-3">
              <CheckIcon size={24} className="text-success" />
              {text(need)}
            </li>
          ))}
        </ul>
      </div>
    </StepFrame>
  );
}

export const Page = entrancePageOf(signUp, 'get-started', GetStarted);
