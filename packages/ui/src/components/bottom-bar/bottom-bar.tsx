import type { ReactNode } from 'react';
import { classes } from '../../classes.ts';

export interface BottomBarProps {
  className?: string;
  /** What the page itself keeps at the bottom: its main button, or a menu. */
  children?: ReactNode;
}

/**
 * What stays at the bottom of the screen: toasts, and under them what the page keeps there. It stands in the page's own
 * flow, so everything can be scrolled out from under it. The part for toasts is always there, so that they are spoken.
 */
export function BottomBar({ className, children }: BottomBarProps) {
  return (
    <div
      data-bottom-bar
      className={classes(
        'pointer-events-none sticky bottom-0 z-20 *:pointer-events-auto data-only-toasts:contents',
        className,
      )}
    >
      <div
        role="status"
        aria-atomic="false"
        className="pointer-events-none! sticky bottom-0 z-20 grid justify-items-end gap-3 not-empty:p-4 not-empty:pb-3"
      />
      {children}
    </div>
  );
}
