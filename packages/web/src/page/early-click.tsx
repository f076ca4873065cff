import { useEffect, useState } from 'react';

declare global {
  interface Window {
    takeEarlyClick?: () => HTMLElement | undefined;
  }
}

/**
 * Keeps the last button that is pressed before the page is alive, and tells at once that it was: on it, by the line at
 * the top of the screen, and to those who listen. So it does with a link to a page that needs the same scripts, which
 * the browser would show empty until they are there. Its text stands inside every pre-rendered page, because a file of
 * its own would come too late, so it may use nothing from around it. Without it a form would send itself, with what was
 * typed in the address.
 */
export function saveEarlyClick(): void {
  const page = document.documentElement;
  let pressed: HTMLElement | undefined;
  let spoken: HTMLElement | undefined;
  const show = (isPending: boolean) => {
    for (const each of [page, pressed]) each?.toggleAttribute('data-pending', isPending);
    if (isPending) pressed?.setAttribute('aria-busy', 'true');
    else pressed?.removeAttribute('aria-busy');
  };
  const speak = () => {
    const words = document.getElementById('messages')?.dataset.messages;
    spoken = document.body.appendChild(document.createElement('p'));
    spoken.className = 'sr-only';
    spoken.role = 'status';
    // What changes in it is read out, not what it comes with.
    if (words) setTimeout(() => spoken?.append(JSON.parse(words).public['layout.loading.message']));
  };
  const keep = (event: MouseEvent) => {
    const control = (event.target as Element).closest<HTMLElement>('button, a[data-when-alive]');
    // One that is to open elsewhere is the browser's.
    if (!control || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    show(false);
    if (!pressed) speak();
    pressed = control;
    show(true);
  };
  window.addEventListener('click', keep, true);
  window.takeEarlyClick = () => {
    window.removeEventListener('click', keep, true);
    show(false);
    spoken?.remove();
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
