import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Where each visited page was scrolled to, so that "back" returns to the same place. */
const positions = new Map<string, number>();

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * A change of page inside the portal does what loading a page does in a browser: it starts at the
 * top (or where "back" left it), and assistive technology hears the heading.
 */
export function usePageArrival() {
  const { key, pathname, hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  const lastPathname = useRef(pathname);

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    focusHeading();
    if (isReturn) window.scrollTo(0, positions.get(key) ?? 0);
    else if (hash === '') window.scrollTo(0, 0);
  }, [key, pathname, hash, isReturn]);
}
