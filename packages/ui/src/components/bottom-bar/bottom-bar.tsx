import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { classes } from '../../classes.ts';
import { useToastPlace } from '../toast/toast-place.ts';

/** Tells base.css how much of the screen is covered, so that what is scrolled to or has focus stands clear of it. */
function useScrollRoom(bar: RefObject<HTMLElement | null>, place: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const [whole, toasts] = [bar.current, place.current];
    if (!whole || !toasts) return;
    const { style } = document.documentElement;
    const measured = new ResizeObserver(() => {
      const isStuck = getComputedStyle(whole).position === 'sticky';
      style.setProperty('--bottom-bar-height', `${isStuck ? whole.offsetHeight : toasts.offsetHeight}px`);
    });
    measured.observe(whole);
    measured.observe(toasts);
    return () => {
      measured.disconnect();
      style.removeProperty('--bottom-bar-height');
    };
  }, [bar, place]);
}

export interface BottomBarProps {
  className?: string;
  /** What the page itself keeps at the bottom: its main button, or a menu. */
  children?: ReactNode;
}

/**
 * What stays at the bottom of the screen: toasts, and under them what the page keeps there. It stands in the page's own
 * flow, so everything can be scrolled out from under it. The part for toasts is always there, so that they are spoken.
 */
export function BottomBar({ className = 'sticky', children }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useToastPlace(place);
  useScrollRoom(bar, place);
  return (
    <div ref={bar} className={classes('pointer-events-none bottom-0 z-20 *:pointer-events-auto', className)}>
      <div
        ref={place}
        role="status"
        aria-atomic="false"
        className="pointer-events-none! grid justify-items-end gap-3 not-empty:p-4 not-empty:pb-3"
      />
      {children}
    </div>
  );
}
