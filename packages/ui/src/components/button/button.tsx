import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, useId } from 'react';
import { classes } from '../../classes.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { type ButtonLook, buttonStyle } from './button-style.ts';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'>, ButtonLook {
  /** What is under way, in words; while it is set the button does not answer. */
  loading?: string | undefined;
  /** What the press waits for, in words. The button still answers: pressing again is another try. */
  waiting?: string | undefined;
  /** Why the button does not answer yet. A button without a reason is never disabled. */
  disabledReason?: string | undefined;
  children: ReactNode;
}

function Busy({ words }: { words: string }) {
  return (
    <>
      <Spinner />
      {words}
    </>
  );
}

/**
 * Stays reachable by keyboard while it does not answer (`aria-disabled`, not `disabled`): otherwise focus is lost and
 * the reason is never read out. For the same sake it stands in the same place of the tree with a reason and without.
 */
export function Button(props: ButtonProps) {
  const { variant, size, loading, waiting, disabledReason, className, onClick, children, ...button } = props;
  const reasonId = useId();
  const isIdle = disabledReason !== undefined;
  const isInert = loading !== undefined || isIdle;
  const busy = loading ?? (isIdle ? undefined : waiting);

  function answer(event: MouseEvent<HTMLButtonElement>) {
    if (isInert) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <span className={isIdle ? 'grid justify-items-start gap-2' : 'contents'}>
      <button
        type="button"
        {...button}
        onClick={answer}
        aria-disabled={isInert || undefined}
        aria-busy={busy !== undefined || undefined}
        aria-describedby={isIdle ? reasonId : button['aria-describedby']}
        className={classes(buttonStyle({ variant, size }, isIdle), className)}
      >
        {busy === undefined ? children : <Busy words={busy} />}
      </button>
      {isIdle && (
        <span id={reasonId} className="text-sm text-text-muted">
          {disabledReason}
        </span>
      )}
    </span>
  );
}
