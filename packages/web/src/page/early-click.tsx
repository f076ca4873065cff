import { useEffect, useState } from 'react';

declare global {
  interface Window {
    takeEarlyClick?: () => HTMLElement | undefined;
  }
}

/**
 * Keeps the last button that is pressed before the page is alive, and shows on it that it was. Its text stands inside every pre-rendered page, because a
 * file of its own would come too late, so it may use nothing from around it. Without it a form would send itself,
 * with what was typed in the address.
 */
export function saveEarlyClick(): void {
  let pressed: HTMLElement | undefined;
  const keep = (event: Event) => {
    const button = (event.target as Element).closest('button');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    pressed?.removeAttribute('data-pending');
    button.setAttribute('data-pending', '');
    pressed = button;
  };
  window.addEventListener('click', keep, true);
  window.takeEarlyClick = () => {
    window.removeEventListener('click', keep, true);
    pressed?.removeAttribute('data-pending');
    return pressed;
  };
}

/** Carries the press out, once, when everything drawn beside it is alive. */
export function EarlyClick() {
  const [isHydrated, setIsHydrated] = useState(false);
  // Not before the next drawing: in this one the fields tell what was typed into them early.
  useEffect(() => setIsHydrated(true), []);
  useEffect(() => {
    if (!isHydrated) return;
    window.takeEarlyClick?.()?.click();
    delete window.takeEarlyClick;
  }, [isHydrated]);
  return null;
}
