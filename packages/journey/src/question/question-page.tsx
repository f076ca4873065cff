import { allowedStep, mayOpen, reachedAfterChange } from '@taga/contract/journeys/answering';
import type { Step } from '@taga/contract/journeys/journey';
import { Redirect } from '@taga/web/navigation';
import { type ComponentType, type FunctionComponent, useState } from 'react';
import { type AnyDraft, hasAnswers, type Journey } from '../draft/journey.ts';
import { StepProvider } from '../draft/step-context.tsx';
import { todayInMyanmar } from '../draft/today.ts';

type Steps<Draft extends AnyDraft> = readonly Step<Draft['answers'], Draft['step']>[];

const entranceOf = <Draft extends AnyDraft>(steps: Steps<Draft>) => steps.find(({ isEntrance }) => isEntrance)?.name;

/** What the answers are evaluated by: of a journey on this device, nothing was submitted without what the server gave. */
function findProgress<Draft extends AnyDraft>(journey: Journey<Draft>, steps: Steps<Draft>) {
  const draft = journey.getDraft();
  const savedDraft = journey.getSaved?.() ?? (journey.isTaken(draft) ? draft : undefined);
  if (savedDraft) return { progress: savedDraft, isStarted: true };
  const [first] = steps;
  const step = first ? reachedAfterChange(steps, draft, first.name) : draft.step;
  return { progress: { ...draft, step }, isStarted: hasAnswers(journey, draft) };
}

function findAllowed<Draft extends AnyDraft>(journey: Journey<Draft>, steps: Steps<Draft>, step: Draft['step']) {
  const { progress, isStarted } = findProgress(journey, steps);
  const today = todayInMyanmar();
  if (mayOpen(steps, progress, today, step)) return step;
  // Nobody is led to empty questions who has answered nothing, or whose answers are submitted and gone.
  return isStarted ? allowedStep(steps, progress, today) : (entranceOf(steps) ?? step);
}

interface QuestionPageProps<Draft extends AnyDraft> {
  journey: Journey<Draft>;
  steps: Steps<Draft>;
  step: Draft['step'];
  Question: ComponentType;
}

/**
 * The page of one step. It sends away who opens it ahead of what is answered, or behind a point of no return; also while
 * it is on the screen, where another tab may have gone on or have finished the journey.
 */
export function QuestionPage<Draft extends AnyDraft>({ journey, steps, step, Question }: QuestionPageProps<Draft>) {
  const asked = steps.find(({ name }) => name === step);
  const allowed = findAllowed(journey, steps, step);
  const [wasAllowed] = useState(allowed === step);
  const draft = journey.useDraft();
  // Nothing of it is left on this device; who starts over has a draft again.
  const isGone = !journey.isTaken(draft) && draft.step === entranceOf(steps);
  const isFinished = wasAllowed && asked?.allowsNoReturn && isGone;
  const away = allowed !== step && <Redirect to={isFinished ? journey.pathAfter : journey.pathOf(allowed)} />;
  if (!wasAllowed) return away;
  return (
    <StepProvider journey={journey} step={step} asked={asked} steps={steps}>
      <Question />
      {away}
    </StepProvider>
  );
}

/** Makes the pages of a journey that there is one of. */
export function questionPagesOf<Draft extends AnyDraft>(journey: Journey<Draft>, steps: Steps<Draft>) {
  return (step: Draft['step'], Question: ComponentType): FunctionComponent =>
    () => <QuestionPage journey={journey} steps={steps} step={step} Question={Question} />;
}
