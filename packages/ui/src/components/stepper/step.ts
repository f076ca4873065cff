export type StepState = 'done' | 'current' | 'open' | 'locked';

export interface Step {
  id: string;
  label: string;
  state: StepState;
  /** Where a step that was done can be looked at again. */
  href?: string | undefined;
}

/** How far the door stands open: the share of the steps that are done. */
export function shareDone(steps: readonly Step[]): number {
  if (steps.length === 0) return 0;
  return steps.filter(({ state }) => state === 'done').length / steps.length;
}
