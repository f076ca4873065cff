import { furthestOf, nextOf, type Step } from '@taga/contract/journeys/journey';
import { createContext, type ReactNode, use } from 'react';
import { useNavigate } from 'react-router';
import type { Journey } from './draft-store.ts';
import { type AnyDraft, withAnswers } from './journey.ts';

interface ShownStep<Draft extends AnyDraft> {
  readonly journey: Journey<Draft>;
  readonly step: Draft['step'];
  /** Left out where nothing is asked. */
  readonly check?: Step<Draft['answers']>['check'] | undefined;
}

const StepContext = createContext<ShownStep<AnyDraft> | null>(null);

export function StepProvider<Draft extends AnyDraft>(props: ShownStep<Draft> & { children: ReactNode }) {
  const { children, ...shown } = props;
  // What the frame does is the same for every journey, so it does not ask which one it is.
  return <StepContext value={shown as unknown as ShownStep<AnyDraft>}>{children}</StepContext>;
}

/** Which step of which journey is on the screen. */
export function useStep(): ShownStep<AnyDraft> {
  const shown = use(StepContext);
  if (!shown) throw new Error('There is no step of a journey around this component');
  return shown;
}

/** Keeps what was answered on this step; answers of other steps are not taken. */
export function useChangeAnswers<Draft extends AnyDraft>(journey: Journey<Draft>) {
  const { step } = useStep();
  return (changed: Partial<Draft['answers']>): void =>
    journey.changeDraft((draft) => withAnswers(journey, draft, step, changed));
}

/** Saves that the next step was reached and goes there. `change` is what else becomes of the draft. */
export function useGoOn<Draft extends AnyDraft>({ outline, pathOf, getDraft, changeDraft }: Journey<Draft>) {
  const navigate = useNavigate();
  const { step } = useStep();
  return (change = (draft: Draft) => draft): void => {
    const next = nextOf<Draft['answers'], Draft['step']>(outline, getDraft().answers, step);
    if (next === undefined) return;
    changeDraft((draft) => {
      const changed = change(draft);
      return { ...changed, step: furthestOf(outline, changed.step, next) };
    });
    void navigate(pathOf(next));
  };
}
