import { furthestOf, reachedAfterChange, takeAnswers } from '@taga/contract/journeys/answering';
import { nextOf, type Step } from '@taga/contract/journeys/journey';
import { useLocation, useNavigate } from '@taga/web/navigation';
import { useEffect, useRef } from 'react';
import type { AnyDraft, Journey, JourneyDefinition } from './journey.ts';
import { useStep } from './step-context.tsx';

/** A changed answer is not what the server has taken, so what was given for it goes. */
export function withAnswers<Draft extends AnyDraft>(
  { outline, empty }: Pick<JourneyDefinition<Draft>, 'outline' | 'empty'>,
  draft: Draft,
  asked: Step<Draft['answers'], Draft['step']>,
  changed: Partial<Draft['answers']>,
): Draft {
  const answers = { ...draft.answers, ...takeAnswers(asked, changed) };
  return { ...empty, answers, step: reachedAfterChange(outline, draft, asked.name) };
}

/** Keeps what was answered on this step; answers of other steps are not taken. */
export function useChangeAnswers<Draft extends AnyDraft>(journey: Journey<Draft>) {
  const { asked } = useStep<Draft>();
  return (changed: Partial<Draft['answers']>): void => {
    if (asked) journey.changeDraft((draft) => withAnswers(journey, draft, asked, changed));
  };
}

/** Whether the step is still on the screen when something that it asked for has come. */
function useIsShown() {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}

/** The address of a step that leads back to another one when it is left: what is changed from a summary returns there. */
export function pathBackTo<Draft extends AnyDraft>(
  { pathOf }: Pick<Journey<Draft>, 'pathOf'>,
  step: Draft['step'],
  returnTo: Draft['step'],
): string {
  const path = pathOf(step);
  return `${path}${path.includes('?') ? '&' : '?'}then=${returnTo}`;
}

/** Where the address says to go on, rather than at the next step. */
function useReturn<Draft extends AnyDraft>({ outline }: Pick<Journey<Draft>, 'outline'>): Draft['step'] | undefined {
  const wanted = new URLSearchParams(useLocation().search).get('then');
  return outline.find(({ name }) => name === wanted)?.name;
}

/**
 * Saves that the next step was reached and goes there, unless the person has gone elsewhere in the meantime. `change` is
 * what else becomes of the draft.
 */
export function useGoOn<Draft extends AnyDraft>({ outline, pathOf, getDraft, changeDraft }: Journey<Draft>) {
  const navigate = useNavigate();
  const returnTo = useReturn({ outline });
  const { step } = useStep<Draft>();
  const isShown = useIsShown();
  return (change = (draft: Draft) => draft): void => {
    const next = nextOf(outline, getDraft().answers, step);
    if (next === undefined) return;
    changeDraft((draft) => {
      const changed = change(draft);
      return { ...changed, step: furthestOf(outline, changed.step, next) };
    });
    if (isShown.current) navigate(pathOf(returnTo ?? next));
  };
}
