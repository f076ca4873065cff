import { Door } from '../door/door.tsx';
import { type Step, shareDone } from './step.ts';

export interface StepProgressProps {
  /** The whole line, for example "Step 3 of 8 · Introducers". */
  text: string;
  steps: readonly Step[];
}

const colours: Record<Step['state'], string> = {
  done: 'bg-primary',
  current: 'bg-accent',
  open: 'bg-border',
  locked: 'bg-border',
};

/** Where one is in a journey, in words and picture: the line, the door, and one bar per step. */
export function StepProgress({ text, steps }: StepProgressProps) {
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-2">
        <Door progress={shareDone(steps)} />
        <p className="min-w-0 font-semibold">{text}</p>
      </div>
      <div aria-hidden="true" className="flex gap-1">
        {steps.map(({ id, state }) => (
          <span key={id} className={`h-1 grow rounded-chip transition-colors ${colours[state]}`} />
        ))}
      </div>
    </div>
  );
}
