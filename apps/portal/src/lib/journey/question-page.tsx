import { allowedStep, mayOpen, reachedAfterChange } from '@taga/contract/journeys/answering';
import type { Step } from '@taga/contract/journeys/journey';
import { Redirect } from '@taga/web/navigation';
import { type ComponentType, type FunctionComponent, useState } from 'react';
import type { Journey } from './draft-store.ts';
import type { AnyDraft } from './journey.ts';
import { StepProvider } from './step-context.tsx';
import { todayInMyanmar } from './today.ts';

/**
 * Makes the pages of a journey's steps. Each sends away who opens it ahead of what is answered, or behind a point of no
 * return. That is asked once, on arrival: while a step is on the screen its answers may well be half typed.
 */
export function questionPagesOf<Draft extends AnyDraft>(
  journey: Journey<Draft>,
  steps: readonly Step<Draft['answers'], Draft['step']>[],
) {
  function findAllowed(step: Draft['step']): Draft['step'] {
    const draft = journey.getDraft();
    const [first] = steps;
    // Without what the server gave, nothing was handed in.
    const isHandedIn = !first || journey.isTaken(draft);
    const progress = isHandedIn ? draft : { ...draft, step: reachedAfterChange(steps, draft, first.name) };
    const today = todayInMyanmar();
    return mayOpen(steps, progress, today, step) ? step : allowedStep(steps, progress, today);
  }

  return (step: Draft['step'], Question: ComponentType): FunctionComponent =>
    function QuestionPage() {
      const [allowed] = useState(() => findAllowed(step));
      if (allowed !== step) return <Redirect to={journey.pathOf(allowed)} />;
      const asked = steps.find(({ name }) => name === step);
      return (
        <StepProvider journey={journey} step={step} asked={asked}>
          <Question />
        </StepProvider>
      );
    };
}
