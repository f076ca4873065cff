import { allowedStep, mayOpen, reachedAfterChange } from '@taga/contract/journeys/answering';
import type { Step } from '@taga/contract/journeys/journey';
import { Redirect } from '@taga/web/navigation';
import { type ComponentType, type FunctionComponent, useState } from 'react';
import type { Journey } from './draft-store.ts';
import { type AnyDraft, hasAnswers } from './journey.ts';
import { StepProvider } from './step-context.tsx';
import { todayInMyanmar } from './today.ts';

/**
 * Makes the pages of a journey's steps. Each sends away who opens it ahead of what is answered, or behind a point of no
 * return; also while it is on the screen, where another tab may have gone on or have finished the journey.
 */
export function questionPagesOf<Draft extends AnyDraft>(
  journey: Journey<Draft>,
  steps: readonly Step<Draft['answers'], Draft['step']>[],
) {
  const entrance = steps.find(({ isEntrance }) => isEntrance)?.name;

  function findAllowed(step: Draft['step']): Draft['step'] {
    const draft = journey.getDraft();
    const [first] = steps;
    // Without what the server gave, nothing was handed in.
    const isHandedIn = !first || journey.isTaken(draft);
    const progress = isHandedIn ? draft : { ...draft, step: reachedAfterChange(steps, draft, first.name) };
    const today = todayInMyanmar();
    if (mayOpen(steps, progress, today, step)) return step;
    // Nobody is led to empty questions who has answered nothing, or whose answers are handed in and gone.
    const isBegun = isHandedIn || hasAnswers(journey, draft);
    return isBegun ? allowedStep(steps, progress, today) : (entrance ?? step);
  }

  function QuestionPage({ step, Question }: { step: Draft['step']; Question: ComponentType }) {
    const asked = steps.find(({ name }) => name === step);
    const allowed = findAllowed(step);
    const [wasAllowed] = useState(allowed === step);
    const draft = journey.useDraft();
    // Nothing of it is left on this device; who starts over has a draft again.
    const isGone = !journey.isTaken(draft) && draft.step === entrance;
    const isFinished = wasAllowed && asked?.allowsNoReturn && isGone;
    const away = allowed !== step && <Redirect to={isFinished ? journey.pathAfter : journey.pathOf(allowed)} />;
    if (!wasAllowed) return away;
    return (
      <StepProvider journey={journey} step={step} asked={asked}>
        <Question />
        {away}
      </StepProvider>
    );
  }

  return (step: Draft['step'], Question: ComponentType): FunctionComponent =>
    () => <QuestionPage step={step} Question={Question} />;
}
