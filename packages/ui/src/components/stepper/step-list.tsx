import { classes } from '../../classes.ts';
import type { LinkComponent } from '../../link-component.ts';
import { CheckIcon, LockIcon } from '../icons/field-icons.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { Step, StepState } from './step.ts';

export interface StepListProps {
  label: string;
  steps: readonly Step[];
  /** The words for each state and for the step on the screen, for screen readers; the eye has the picture. */
  stateTexts: Record<StepState | 'current', string>;
  as?: LinkComponent;
}

const marks: Record<StepState, string> = {
  done: 'bg-primary text-on-primary',
  locked: 'border border-border bg-surface-sunken text-text-muted',
};

/** All steps of a journey, at the side on a desktop and in a sheet on a phone. */
export function StepList({ label, steps, stateTexts, as = 'a' }: StepListProps) {
  return (
    <nav aria-label={label}>
      <ol className="grid">
        {steps.map((step) => (
          <li key={step.id} className="group relative pb-1 last:pb-0">
            <span
              aria-hidden="true"
              className="absolute top-9 bottom-0 left-[1.0625rem] w-0.5 bg-border group-last:hidden"
            />
            <StepLine as={as} step={step}>
              <span
                aria-hidden="true"
                className={classes(
                  'z-10 flex size-9 shrink-0 items-center justify-center rounded-chip text-sm font-semibold',
                  marks[step.state],
                  step.isShown && 'ring-2 ring-primary ring-offset-2 ring-offset-surface',
                )}
              >
                {step.state === 'done' ? <CheckIcon /> : <LockIcon className="scale-90" />}
              </span>
              <span className={step.state === 'locked' ? 'text-text-muted' : undefined}>{step.label}</span>
              <VisuallyHidden>
                ({stateTexts[step.state]}
                {step.isShown && `, ${stateTexts.current}`})
              </VisuallyHidden>
            </StepLine>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface StepLineProps {
  step: Step;
  as: LinkComponent;
  children: React.ReactNode;
}

/** A link where there is somewhere to go, plain words where there is not. */
function StepLine({ step: { href, isShown }, as: Anchor, children }: StepLineProps) {
  const line = classes('relative flex min-h-11 items-center gap-3 py-1', isShown && 'font-semibold');
  const current = isShown ? 'step' : undefined;
  if (href === undefined) {
    return (
      <div aria-current={current} className={line}>
        {children}
      </div>
    );
  }
  return (
    <Anchor
      href={href}
      aria-current={current}
      className={classes(line, 'rounded-field hover:text-link hover:underline')}
    >
      {children}
    </Anchor>
  );
}
