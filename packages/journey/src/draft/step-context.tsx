import type { Step } from '@taga/contract/journeys/journey';
import { createContext, type ReactNode, use } from 'react';
import type { AnyDraft, Journey } from './journey.ts';

interface ShownStep<Draft extends AnyDraft> {
  readonly journey: Journey<Draft>;
  readonly step: Draft['step'];
  /** What it asks; left out at the entrance, which asks nothing. */
  readonly asked?: Step<Draft['answers'], Draft['step']> | undefined;
  /** All that the journey asks; left out at the entrance. */
  readonly steps?: readonly Step<Draft['answers'], Draft['step']>[];
}

const StepContext = createContext<ShownStep<AnyDraft> | null>(null);

export function StepProvider<Draft extends AnyDraft>(props: ShownStep<Draft> & { children: ReactNode }) {
  const { children, ...shown } = props;
  return <StepContext value={shown as unknown as ShownStep<AnyDraft>}>{children}</StepContext>;
}

/** Which step of which journey is on the screen. Its pages may say whose they are; the frame does not ask. */
export function useStep<Draft extends AnyDraft = AnyDraft>(): ShownStep<Draft> {
  const shown = use(StepContext);
  if (!shown) throw new Error('There is no step of a journey around this component');
  return shown as unknown as ShownStep<Draft>;
}
