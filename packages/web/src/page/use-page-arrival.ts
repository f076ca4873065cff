import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { decodePart } from '../navigation/match-path.ts';
import { useLocation, useNavigationType } from '../navigation/router.tsx';
import { pathOf } from './focus-path.ts';

/** Where each visited page was scrolled to, so that "back" returns to the same place. */
const positions = new Map<string, number>();

function focusHeading() {
  // A page within another does not take the focus from the page around it: people have just heard that one's heading.
  if (window.parent !== window && !document.hasFocus()) return;
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** The part of the page that an address names behind its `#`. */
export function findPart(hash: string): HTMLElement | null {
  return document.getElementById(decodePart(hash.slice(1)));
}

/** The visit whose page was arrived at last. */
type Arrived = RefObject<{ readonly key: string; readonly page: string }>;

/** What stands around all pages needs to know of arriving at one; `PageArrival` does the rest. */
export function usePageArrival(): Arrived {
  const { key, pathname, search } = useLocation();
  const arrived = useRef({ key, page: pathname + search });

  useEffect(() => {
    let isLoading = false;
    let around: readonly Element[] = [];
    // Nobody can lose what they have not had; who only reads does not pay for it.
    const note = ({ target }: FocusEvent) => {
      // The heading has it by our own doing.
      if ((target as Element).matches('h1')) return;
      // Noted here: on a slow network the control may be gone before the rest has come.
      around = pathOf(target as Element);
      if (isLoading) return;
      isLoading = true;
      void import('./keep-focus.ts').then(
        ({ keepFocus }) => {
          document.removeEventListener('focusin', note);
          keepFocus(around);
        },
        () => undefined,
      );
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);

  // Together with the change of page: a shorter one moves the window, which says nothing of where the last one was left.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  return arrived;
}

/**
 * A change of page inside the app does what loading a page does in a browser: it starts at the top (or where "back"
 * left it, or at the part that the address names), and assistive technology hears the heading. It stands beside the page
 * itself, so that it happens when the page is there and not while it is waited for.
 */
export function PageArrival({ arrived }: { arrived: Arrived }) {
  const { key, pathname, search, hash } = useLocation();
  const page = pathname + search;
  const isReturn = useNavigationType() === 'POP';

  useEffect(() => {
    const last = arrived.current;
    if (last.key === key) return;
    const isOtherPage = last.page !== page;
    arrived.current = { key, page };
    if (isOtherPage) focusHeading();
    const part = findPart(hash);
    if (isReturn) isOtherPage && window.scrollTo(0, positions.get(key) ?? 0);
    else if (part) part.scrollIntoView();
    else if (isOtherPage && !hash) window.scrollTo(0, 0);
  }, [arrived, key, page, hash, isReturn]);
  return null;
}
