import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, useId } from 'react';
import { classes } from '../../classes.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { type ButtonLook, buttonStyle } from './button-style.ts';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'>, ButtonLook {
  /** What is under way, in words; while it is set the button does not answer. */
  loading?: string | undefined;
  /** Why the button does not answer yet. A button without a reason is never disabled. */
  disabledReason?: string | undefined;
  children: ReactNode;
}

/**
 * Stays reachable by keyboard while it does not answer (`aria-disabled`, not `disabled`):
 * otherwise focus is lost and the reason is never read out.
 */
export function Button(props: ButtonProps) {
  const { variant, size, loading, disabledReason, className, onClick, children, type = 'button', ...button } = props;
  const reasonId = useId();
  const inert = loading !== undefined || disabledReason !== undefined;

  function answer(event: MouseEvent<HTMLButtonElement>) {
    if (inert) event.preventDefault();
    else onClick?.(event);
  }

  const control = (
    <button
      {...button}
      type={type}
      onClick={answer}
      aria-disabled={inert || undefined}
      aria-busy={loading !== undefined || undefined}
      aria-describedby={disabledReason === undefined ? button['aria-describedby'] : reasonId}
      className={classes(buttonStyle({ variant, size }, disabledReason !== undefined), className)}
    >
      {loading === undefined ? (
        children
      ) : (
        <>
          <Spinner />
          {loading}
        </>
      )}
    </button>
  );
  if (disabledReason === undefined) return control;
  return (
    <div className="grid justify-items-start gap-2">
      {control}
      <p id={reasonId} className="text-sm text-text-muted">
        {disabledReason}
      </p>
    </div>
  );
}
