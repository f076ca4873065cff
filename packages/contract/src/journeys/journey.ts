import type { CalendarDate } from '../rules/fields/calendar-date.ts';
import type { MessageKey } from '../rules/fields/message-keys.ts';

/**
 * A journey is a list of steps in the order they are walked. Whatever a wizard needs to know (the step after this
 * one, how far one may go, where one goes on) is computed from that list, the answers and how far one has come.
 * Here is what a journey is and how it is walked, which is all its first page needs; `answering.ts` has what is
 * computed once something is asked.
 */

/** Where a step stands and for whom: all that walking needs, and nothing that a first page would have to wait for. */
export interface StepPlace<Answers, Name extends string = string> {
  readonly name: Name;
  /** The last part of its address: the name, unless several steps follow each other at one address. */
  readonly route?: string;
  /** What the documents save for it. Two steps may share a number, so a place is told by the name. */
  readonly savedNumber: number;
  /** Everybody, unless it says. */
  readonly appliesTo?: (answers: Answers) => boolean;
  /** Asks nothing, so the step after it is open from the beginning. */
  readonly isEntrance?: true;
  /** Leaving it submits what was answered so far, which is not evaluated again until one of the answers is changed. */
  readonly submits?: true;
  /** Once it is reached, no step before it can be opened. */
  readonly allowsNoReturn?: true;
}

/** A step with what it asks. */
export interface Step<Answers, Name extends string = string> extends StepPlace<Answers, Name> {
  /** The answers it owns: no other step's are taken from it. */
  readonly fields: readonly (keyof Answers & string)[];
  /** What is missing or wrong; empty when the step is done. */
  readonly check: (answers: Answers, today: CalendarDate) => Problems<Answers>;
}

/** An answer, or a part of one: `name`, `name.fullName`. A list is one answer. */
export type FieldPath<Answers> = {
  [Field in keyof Answers & string]: Answers[Field] extends readonly unknown[]
    ? Field
    : Answers[Field] extends object
      ? Field | `${Field}.${FieldPath<Answers[Field]>}`
      : Field;
}[keyof Answers & string];

export type Problems<Answers> = { readonly [Path in FieldPath<Answers>]?: MessageKey };

/** How far somebody has come. */
export interface Progress<Answers, Name extends string = string> {
  readonly answers: Answers;
  /** The furthest step that was reached. */
  readonly step: Name;
}

export type Places<Answers, Name extends string> = readonly StepPlace<Answers, Name>[];

export function placeOf(steps: readonly { readonly name: string }[], name: string): number {
  return steps.findIndex((step) => step.name === name);
}

function applies<Answers>(step: StepPlace<Answers>, answers: Answers): boolean {
  return step.appliesTo?.(answers) ?? true;
}

export function routeOf({ name, route = name }: { readonly name: string; readonly route?: string }): string {
  return route;
}

/** The steps that somebody with these answers walks. */
export function stepsFor<Answers, Step extends StepPlace<Answers>>(steps: readonly Step[], answers: Answers): Step[] {
  return steps.filter((step) => applies(step, answers));
}

export function nextOf<Answers, Name extends string>(
  steps: Places<Answers, Name>,
  answers: Answers,
  name: Name,
): Name | undefined {
  return stepsFor(steps.slice(placeOf(steps, name) + 1), answers)[0]?.name;
}

/** Where somebody who comes back goes on; the guard of that step evaluates the answers before it. */
export function resumeAt<Answers, Name extends string>(
  steps: Places<Answers, Name>,
  { answers, step }: Progress<Answers, Name>,
): Name {
  const place = placeOf(steps, step);
  // A step that no longer applies was reached because all before it was done: what follows it is next.
  const reached = stepsFor(steps.slice(place), answers)[0] ?? stepsFor(steps.slice(0, place), answers).at(-1);
  return reached?.name ?? step;
}

/** The furthest step that is open as far as progress goes, whatever the answers are. */
export function reachedStep<Answers, Name extends string>(
  steps: Places<Answers, Name>,
  progress: Progress<Answers, Name>,
): Name {
  const reached = resumeAt(steps, progress);
  const isEntrance = steps[placeOf(steps, reached)]?.isEntrance;
  return (isEntrance && nextOf(steps, progress.answers, reached)) || reached;
}

/** Whether a step lies before a point of no return that was reached. */
export function isLeftBehind<Answers, Name extends string>(
  steps: Places<Answers, Name>,
  progress: Progress<Answers, Name>,
  name: Name,
): boolean {
  const walk = stepsFor(steps, progress.answers);
  const since = walk.slice(placeOf(walk, name) + 1, placeOf(walk, resumeAt(steps, progress)) + 1);
  return since.some(({ allowsNoReturn }) => allowsNoReturn);
}

export interface SeenStep<Name extends string> {
  readonly name: Name;
  /** The step that is due counts as done: the documents mark every step up to the one after the saved one. */
  readonly state: 'done' | 'locked';
  /** Whether it is the one on the screen. */
  readonly isShown: boolean;
  /** Whether it can be gone to from here. */
  readonly isOpen: boolean;
}

/** All steps as somebody sees them from one of them. Those that share an address are one to the eye. */
export function stepsSeenFrom<Answers, Name extends string>(
  steps: Places<Answers, Name>,
  progress: Progress<Answers, Name>,
  shown: Name,
): SeenStep<Name>[] {
  const walk = stepsFor(steps, progress.answers);
  const routes = walk.map(routeOf);
  const here = placeOf(walk, shown);
  const furthest = placeOf(walk, resumeAt(steps, progress));
  return walk.flatMap((step, place): SeenStep<Name>[] => {
    const { name } = step;
    const route = routeOf(step);
    if (routes.indexOf(route) !== place) return [];
    const isShown = route === routes[here];
    const state = place <= Math.max(here, furthest) ? 'done' : 'locked';
    const isOpen = state === 'done' && !isShown && !isLeftBehind(steps, progress, name);
    return [{ name, state, isShown, isOpen }];
  });
}
