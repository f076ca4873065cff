import type { ReactNode } from 'react';
import { Door } from '../door/door.tsx';
import { ChevronDownIcon } from '../icons/field-icons.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { type Step, shareDone } from './step.ts';

export interface StepBarProps {
  /** "Step 3 of 8". */
  place: string;
  /** "3/8", which is all there is room for beside the language with large letters. */
  shortPlace: string;
  /** "Introducers". */
  label: string;
  steps: readonly Step[];
  /** How far the door stands open, where it is to move there from what was shown before; else as far as the steps. */
  progress?: number;
  /** What a press does, for those who do not see the arrow. */
  openText: string;
  onOpen: () => void;
  /** Pressed, and not there yet. */
  opening?: boolean;
  /** The language. */
  end?: ReactNode;
  /** A line for the whole journey, such as the way to signing in. */
  below?: ReactNode;
}

const colours: Record<Step['state'], string> = {
  done: 'bg-primary',
  locked: 'bg-border',
};

/** The one bar of a journey on a phone: the door, where one is, and behind both the list of all steps. */
export function StepBar(props: StepBarProps) {
  const { place, shortPlace, label, steps, progress = shareDone(steps), openText, onOpen, opening = false } = props;
  const { end, below } = props;
  const sign = opening ? <Spinner /> : <ChevronDownIcon className="text-text-muted" />;
  return (
    <header data-step-bar className="@container px-edge pt-2 sm:px-6 lg:hidden">
      <div className="flex items-center justify-between gap-x-2">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-busy={opening || undefined}
          onClick={onOpen}
          className="-ml-1 flex min-h-12 min-w-0 grow items-center gap-2 rounded-field px-1 text-start hover:bg-primary-tint"
        >
          <Door progress={progress} size={36} className="shrink-0" />
          <span className="grid min-w-0 @max-[13rem]:sr-only">
            <span className="text-sm text-text-muted">{place}</span>
            <VisuallyHidden>·</VisuallyHidden>
            <span className="flex items-center gap-1 font-semibold">
              {label}
              {sign}
            </span>
          </span>
          <span
            aria-hidden="true"
            className="hidden items-center gap-1 font-semibold whitespace-nowrap @max-[13rem]:flex"
          >
            {shortPlace}
            {sign}
          </span>
          <VisuallyHidden>{openText}</VisuallyHidden>
        </button>
        {end}
      </div>
      <div aria-hidden="true" className="mt-2 flex gap-1">
        {steps.map(({ id, state, isShown }) => (
          <span
            key={id}
            className={`h-1 grow rounded-chip transition-colors ${isShown ? 'bg-accent' : colours[state]}`}
          />
        ))}
      </div>
      {below && <div className="text-sm">{below}</div>}
    </header>
  );
}
