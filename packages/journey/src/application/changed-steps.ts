import { type Step, stepsFor } from '@taga/contract/journeys/journey';
import { unsavedOf } from '../draft/server-journey.ts';

/** Of the steps that are asked, those that own an answer which is another one now. */
export function changedSteps<Answers extends object>(
  steps: readonly Step<Answers>[],
  before: Partial<Answers>,
  now: Answers,
): readonly Step<Answers>[] {
  const changed = Object.keys(unsavedOf(now, before));
  return stepsFor(steps, now).filter(({ fields }) =>
    fields.some((field) => changed.includes(field)),
  ) as Step<Answers>[];
}
