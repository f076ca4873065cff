export type StepState = 'done' | 'locked';

export interface Step {
  id: string;
  label: string;
  state: StepState;
  /** The one on the screen. */
  isShown?: boolean;
  /** Where a step that was done can be looked at again. */
  href?: string | undefined;
}

/** How far the door stands open: the share of the steps that are done, besides the one that is being answered. */
export function shareDone(steps: readonly Step[]): number {
  if (steps.length === 0) return 0;
  return steps.filter(({ state, isShown }) => state === 'done' && !isShown).length / steps.length;
}
