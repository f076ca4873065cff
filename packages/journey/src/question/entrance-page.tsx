import { isLeftBehind, resumeAt } from '@taga/contract/journeys/journey';
import { useLocation, useNavigate } from '@taga/web/navigation';
import { type ComponentType, type FunctionComponent, useEffect } from 'react';
import type { AnyDraft, Journey } from '../draft/journey.ts';
import { StepProvider } from '../draft/step-context.tsx';

/**
 * Makes the page a journey begins with, which asks nothing and waits for no rule. The journey's own address is no
 * step and leads to where the person was; so does the entrance once there is no way back to it.
 */
export function entrancePageOf<Draft extends AnyDraft>(
  journey: Journey<Draft>,
  step: Draft['step'],
  Entrance: ComponentType,
): FunctionComponent {
  const { outline, pathOf, getDraft } = journey;
  return function EntrancePage() {
    const { pathname } = useLocation();
    const navigate = useNavigate();
    useEffect(() => {
      const draft = getDraft();
      const isHere = pathname.startsWith(pathOf(step)) && !isLeftBehind(outline, draft, step);
      if (!isHere) navigate(pathOf(resumeAt(outline, draft)), { replace: true });
    }, [pathname, navigate]);
    return (
      <StepProvider journey={journey} step={step}>
        <Entrance />
      </StepProvider>
    );
  };
}
