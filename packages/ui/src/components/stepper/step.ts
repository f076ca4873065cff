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

/** How far the door stands open: the share of the steps before the one on the screen, or of those done where none is. */
export function shareDone(steps: readonly Step[]): number {
  if (steps.length === 0) return 0;
  const shown = steps.findIndex(({ isShown }) => isShown);
  return (shown < 0 ? steps.filter(({ state }) => state === 'done').length : shown) / steps.length;
}
