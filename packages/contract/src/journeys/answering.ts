import type { CalendarDate } from '../rules/fields/calendar-date.ts';
import {
  isLeftBehind,
  nextOf,
  type Places,
  type Problems,
  type Progress,
  placeOf,
  reachedStep,
  resumeAt,
  type Step,
  stepsFor,
} from './journey.ts';

/** The step to go back to; none where there is no way back. */
export function previousOf<Answers, Name extends string>(
  steps: Places<Answers, Name>,
  answers: Answers,
  name: Name,
): Name | undefined {
  const place = placeOf(steps, name);
  return steps[place]?.allowsNoReturn ? undefined : stepsFor(steps.slice(0, place), answers).at(-1)?.name;
}

/** Whichever of the two comes later. */
export function furthestOf<Name extends string>(steps: Places<never, Name>, one: Name, other: Name): Name {
  return placeOf(steps, one) < placeOf(steps, other) ? other : one;
}

/** The step that submitted a step's answers, if one did on the way to what was reached. */
function findSubmission<Answers, Name extends string>(
  steps: Places<Answers, Name>,
  progress: Progress<Answers, Name>,
  name: Name,
): Name | undefined {
  const since = steps.slice(placeOf(steps, name), placeOf(steps, resumeAt(steps, progress)));
  return stepsFor(since, progress.answers).find(({ submits }) => submits)?.name;
}

/** The furthest step that may be opened: the first that is missing or wrong, at most the one that was reached. */
export function allowedStep<Answers, Name extends string>(
  steps: readonly Step<Answers, Name>[],
  progress: Progress<Answers, Name>,
  today: CalendarDate,
): Name {
  const { answers } = progress;
  const reached = reachedStep(steps, progress);
  const before = stepsFor(steps.slice(0, placeOf(steps, reached)), answers);
  const isSettled = (name: Name) => findSubmission(steps, progress, name) || isLeftBehind(steps, progress, name);
  return before.find((step) => !isSettled(step.name) && !isDone(step, answers, today))?.name ?? reached;
}

function isDone<Answers>(step: Step<Answers>, answers: Answers, today: CalendarDate): boolean {
  return Object.keys(step.check(answers, today)).length === 0;
}

/** The first step that somebody with these answers has to see to; none when all is in order. */
export function findUnfinished<Answers, Name extends string>(
  steps: readonly Step<Answers, Name>[],
  answers: Answers,
  today: CalendarDate,
): Name | undefined {
  return stepsFor(steps, answers).find((step) => !isDone(step, answers, today))?.name;
}

export function mayOpen<Answers, Name extends string>(
  steps: readonly Step<Answers, Name>[],
  progress: Progress<Answers, Name>,
  today: CalendarDate,
  name: Name,
): boolean {
  const isForThem = stepsFor(steps, progress.answers).some((step) => step.name === name);
  const isAhead = placeOf(steps, name) > placeOf(steps, allowedStep(steps, progress, today));
  return isForThem && !isAhead && !isLeftBehind(steps, progress, name);
}

/** How far one has come once answers of a step are changed: what was submitted has to be submitted again. */
export function reachedAfterChange<Answers, Name extends string>(
  steps: Places<Answers, Name>,
  progress: Progress<Answers, Name>,
  changed: Name,
): Name {
  return findSubmission(steps, progress, changed) ?? progress.step;
}

/** How far one has come by leaving a step, with or without having changed its answers. */
export function reachedByLeaving<Answers, Name extends string>(
  steps: Places<Answers, Name>,
  progress: Progress<Answers, Name>,
  left: Name,
  isChanged: boolean,
): Name {
  const before = isChanged ? reachedAfterChange(steps, progress, left) : progress.step;
  return furthestOf(steps, before, nextOf(steps, progress.answers, left) ?? left);
}

/** Of what was given, only what the step owns. */
export function takeAnswers<Answers>({ fields }: Step<Answers>, given: Partial<Answers>): Partial<Answers> {
  const owned = Object.entries(given).filter(([field]) => (fields as readonly string[]).includes(field));
  return Object.fromEntries(owned) as Partial<Answers>;
}

/** The answers of the steps that were gone on from and hold; what is being typed, or wrong by now, is as in `empty`. */
export function acceptedAnswers<Answers, Name extends string>(
  steps: readonly Step<Answers, Name>[],
  progress: Progress<Answers, Name>,
  today: CalendarDate,
  empty: Answers,
): Answers {
  const { answers } = progress;
  const before = stepsFor(steps.slice(0, placeOf(steps, resumeAt(steps, progress))), answers);
  const accepted = before.filter((step) => isDone(step, answers, today)).map((step) => takeAnswers(step, answers));
  return Object.assign({}, empty, ...accepted);
}

/** What is wrong with all the answers somebody has to give, in the order of the steps. */
export function problemsOf<Answers>(
  steps: readonly Step<Answers>[],
  answers: Answers,
  today: CalendarDate,
): Problems<Answers> {
  const problems = stepsFor(steps, answers).map((step) => step.check(answers, today));
  return Object.assign({}, ...problems);
}
