import { ButtonLink, CheckIcon } from '@taga/ui';
import { RouterLink, useLocation, useNavigate } from '@taga/web/navigation';
import { useText } from '@taga/web/text';
import { lazy, Suspense, useEffect, useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { hasAnswers } from '../draft/draft.ts';
import { getDraft, useDraft } from '../draft/draft-store.ts';
import { findInAppBrowser } from '../frame/in-app-browser.ts';
import { StepFrame } from '../frame/step-frame.tsx';

// Not needed by most, and the first visit should be quick.
const BegunAlready = lazy(async () => ({ default: (await import('../frame/begun-already.tsx')).BegunAlready }));
const InAppNotice = lazy(async () => ({ default: (await import('../frame/in-app-notice.tsx')).InAppNotice }));

const needs = ['signUp.getStarted.id', 'signUp.getStarted.phone', 'signUp.getStarted.email'] as const;

/** `/signup` itself is no step: it leads to where the person was. */
function useSavedStep() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isStep = pathname.startsWith(paths.signUpStep('get-started'));
  useEffect(() => {
    if (!isStep) navigate(paths.signUpStep(getDraft().step), { replace: true });
  }, [isStep, navigate]);
}

/** Known in the browser only: what is drawn at build is the same for everybody. */
function useInAppBrowser() {
  const [app, setApp] = useState<string>();
  useEffect(() => setApp(findInAppBrowser(navigator.userAgent)), []);
  return app;
}

export function Page() {
  const text = useText();
  const draft = useDraft();
  const app = useInAppBrowser();
  useSavedStep();
  const isBegun = hasAnswers(draft);
  const next = isBegun ? draft.step : 'name';

  return (
    <StepFrame
      step="get-started"
      title={text('signUp.getStarted.title')}
      lead={text('signUp.getStarted.lead')}
      onSubmit={() => {}}
      actions={() => (
        <ButtonLink as={RouterLink} href={paths.signUpStep(next === 'get-started' ? 'name' : next)}>
          {text(isBegun ? 'signUp.getStarted.continue' : 'signUp.getStarted.start')}
        </ButtonLink>
      )}
    >
      <Suspense>
        {app !== undefined && <InAppNotice app={app} />}
        {isBegun && <BegunAlready />}
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
