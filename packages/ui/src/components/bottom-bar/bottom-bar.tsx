import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { classes } from '../../classes.ts';
import { useToastPlace } from '../toast/toast-place.ts';

/** With large letters or a keyboard on the screen, more than this would leave too little to see of the page. */
const largestShare = 0.65;

/** How much each bar on the page covers. A page has one of its own, and a form in it may have another. */
const heights = new Map<HTMLElement, number>();

function tellHeight() {
  document.documentElement.style.setProperty('--bottom-bar-height', `${Math.max(0, ...heights.values())}px`);
}

/**
 * Tells base.css how much of the screen is covered, so that what is scrolled to or has focus stands clear of it. Where
 * that would be too much, only the toasts stay (`data-only-toasts`) and the rest moves on with the page.
 */
function useScrollRoom(bar: RefObject<HTMLElement | null>, place: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const [whole, toasts] = [bar.current, place.current];
    if (!whole || !toasts) return;
    const parts = [...whole.children] as HTMLElement[];
    const covered = whole;
    function measure() {
      const height = parts.reduce((sum, part) => sum + part.offsetHeight, 0);
      whole?.toggleAttribute('data-only-toasts', height > window.innerHeight * largestShare);
      heights.set(covered, covered.offsetHeight || (toasts?.offsetHeight ?? 0));
      tellHeight();
    }
    const observer = new ResizeObserver(measure);
    for (const part of parts) observer.observe(part);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      heights.delete(covered);
      tellHeight();
    };
  }, [bar, place]);
}

export interface BottomBarProps {
  className?: string;
  /** It stands in the page's content, before the one of the page itself. */
  isInner?: boolean;
  /** What the page itself keeps at the bottom: its main button, or a menu. */
  children?: ReactNode;
}

/**
 * What stays at the bottom of the screen: toasts, and under them what the page keeps there. It stands in the page's own
 * flow, so everything can be scrolled out from under it. The part for toasts is always there, so that they are spoken.
 */
export function BottomBar({ className, isInner = false, children }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useToastPlace(place, isInner);
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
