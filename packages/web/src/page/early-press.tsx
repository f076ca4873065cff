import { useEffect, useState } from 'react';

declare global {
  interface Window {
    takeEarlyPress?: () => HTMLElement | undefined;
  }
}

/**
 * Keeps the last button that is pressed before the page is alive, and shows on it that it was. Its text stands inside every drawn page, because a
 * file of its own would come too late, so it may use nothing from around it. Without it a form would send itself,
 * with what was typed in the address.
 */
export function keepEarlyPress(): void {
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
  window.takeEarlyPress = () => {
    window.removeEventListener('click', keep, true);
    pressed?.removeAttribute('data-pending');
    return pressed;
  };
}

/** Carries the press out, once, when everything drawn beside it is alive. */
export function EarlyPress() {
  const [isAlive, setIsAlive] = useState(false);
  // Not before the next drawing: in this one the fields tell what was typed into them early.
  useEffect(() => setIsAlive(true), []);
  useEffect(() => {
    if (!isAlive) return;
    window.takeEarlyPress?.()?.click();
    delete window.takeEarlyPress;
  }, [isAlive]);
  return null;
}
