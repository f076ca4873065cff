import { type Places, placeOf, routeOf, stepsFor } from './journey.ts';

/** What the documents save of a step that was left. */
export interface SavedStep {
  readonly stepRouteName: string;
  readonly stepRouteNumber: number;
  /** Of several forms at one address the one that was left, counted from 1; 0 where there is only one. */
  readonly stepNumber: number;
}

function formsAt<Answers, Name extends string>(steps: Places<Answers, Name>, answers: Answers, route: string) {
  return stepsFor(steps, answers).filter((step) => routeOf(step) === route);
}

export function savedStepOf<Answers, Name extends string>(
  steps: Places<Answers, Name>,
  answers: Answers,
  left: Name,
): SavedStep {
  const step = steps[placeOf(steps, left)];
  if (!step) throw new Error(`There is no step ${left}.`);
  const stepRouteName = routeOf(step);
  const forms = formsAt(steps, answers, stepRouteName);
  const stepNumber = forms.length > 1 ? placeOf(forms, left) + 1 : 0;
  return { stepRouteName, stepRouteNumber: step.savedNumber, stepNumber };
}

/** The step that was left when this was saved; nothing where it says none, or contradicts itself. */
export function leftStepOf<Answers, Name extends string>(
  steps: Places<Answers, Name>,
  answers: Answers,
  saved: SavedStep,
): Name | undefined {
  const forms = formsAt(steps, answers, saved.stepRouteName);
  const left = forms.length > 1 ? forms[saved.stepNumber - 1] : forms[0];
  return left?.savedNumber === saved.stepRouteNumber ? left.name : undefined;
}

/** The step that is left behind when another one is reached. */
export function stepBefore<Answers, Name extends string>(
  steps: Places<Answers, Name>,
  answers: Answers,
  reached: Name,
): Name | undefined {
  return stepsFor(steps.slice(0, placeOf(steps, reached)), answers).at(-1)?.name;
}
