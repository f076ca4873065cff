import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { classes } from '../../classes.ts';
import { useToastPlace } from '../toast/toast-place.ts';

/** With large letters or a keyboard on the screen, more than this would leave too little to see of the page. */
const largestShare = 0.65;

/**
 * Tells base.css how much of the screen is covered, so that what is scrolled to or has focus stands clear of it. Where
 * that would be too much, only the toasts stay (`data-only-toasts`) and the rest moves on with the page.
 */
function useScrollRoom(bar: RefObject<HTMLElement | null>, place: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const [whole, toasts] = [bar.current, place.current];
    if (!whole || !toasts) return;
    const { style } = document.documentElement;
    const parts = [...whole.children] as HTMLElement[];
    function measure() {
      const height = parts.reduce((sum, part) => sum + part.offsetHeight, 0);
      whole?.toggleAttribute('data-only-toasts', height > window.innerHeight * largestShare);
      style.setProperty('--bottom-bar-height', `${whole?.offsetHeight || toasts?.offsetHeight}px`);
    }
    const observer = new ResizeObserver(measure);
    for (const part of parts) observer.observe(part);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
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
export function BottomBar({ className, children }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useToastPlace(place);
  useScrollRoom(bar, place);
  return (
    <div
      ref={bar}
      className={classes(
        'pointer-events-none sticky bottom-0 z-20 *:pointer-events-auto data-only-toasts:contents',
        className,
      )}
    >
      <div
        ref={place}
        role="status"
        aria-atomic="false"
        className="pointer-events-none! sticky bottom-0 z-20 grid justify-items-end gap-3 not-empty:p-4 not-empty:pb-3"
      />
      {children}
    </div>
  );
}
