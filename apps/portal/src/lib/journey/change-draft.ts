import { furthestOf, reachedAfterChange, takeAnswers } from '@taga/contract/journeys/answering';
import { nextOf, type Step } from '@taga/contract/journeys/journey';
import { useNavigate } from '@taga/web/navigation';
import type { Journey } from './draft-store.ts';
import type { AnyDraft, JourneyDefinition } from './journey.ts';
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

/** Saves that the next step was reached and goes there. `change` is what else becomes of the draft. */
export function useGoOn<Draft extends AnyDraft>({ outline, pathOf, getDraft, changeDraft }: Journey<Draft>) {
  const navigate = useNavigate();
  const { step } = useStep<Draft>();
  return (change = (draft: Draft) => draft): void => {
    const next = nextOf(outline, getDraft().answers, step);
    if (next === undefined) return;
    changeDraft((draft) => {
      const changed = change(draft);
      return { ...changed, step: furthestOf(outline, changed.step, next) };
    });
    navigate(pathOf(next));
  };
}
