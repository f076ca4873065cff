import type { ReactNode } from 'react';

export interface BottomBarProps {
  className?: string;
  /** What the page itself keeps at the bottom: its main button, or a menu. */
  children?: ReactNode;
}

/**
 * What stays at the bottom of the screen: toasts, and under them what the page keeps there. It stands in the page's own
 * flow, so everything can be scrolled out from under it. The part for toasts is always there, so that they are spoken.
 * base.css keeps both on the screen.
 */
export function BottomBar({ className, children }: BottomBarProps) {
  return (
    <div data-bottom-bar className={className}>
      <div role="status" aria-atomic="false" className="grid justify-items-end gap-3" />
      {children}
    </div>
  );
}
