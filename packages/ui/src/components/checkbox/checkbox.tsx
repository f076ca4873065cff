import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../../classes.ts';
import { FieldError, useMessageIds } from '../field/field-messages.tsx';
import { CheckIcon } from '../icons/field-icons.tsx';

export interface CheckboxProps extends ComponentProps<'input'> {
  label: ReactNode;
  error?: string | undefined;
}

/** One yes-or-no question. The whole line can be tapped. */
export function Checkbox({ label, error, className, ...input }: CheckboxProps) {
  const { errorId } = useMessageIds({ error });
  return (
    <div className={classes('grid gap-1', className)}>
      <label className="flex min-h-11 items-start gap-3 py-2">
        <span className="relative mt-[0.05em] size-6 shrink-0">
          <input
            type="checkbox"
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={errorId}
            {...input}
            className="peer absolute inset-0 size-6 appearance-none rounded-[6px] border-2 border-control bg-surface-raised transition-colors checked:border-primary checked:bg-primary hover:border-text aria-invalid:border-danger"
          />
          <CheckIcon className="pointer-events-none absolute inset-0 m-auto hidden text-on-primary peer-checked:block" />
        </span>
        <span>{label}</span>
      </label>
      <FieldError id={errorId} text={error} />
    </div>
  );
}
