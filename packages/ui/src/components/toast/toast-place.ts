import { useLayoutEffect, useState } from 'react';

/** With large letters or a keyboard on the screen, more than this would leave too little to see of the page. */
const largestShare = 0.65;

/**
 * Tells base.css how much of the screen is covered, so that what is scrolled to or has focus stands clear of it. Where
 * that would be too much, only the toasts stay and the rest of the bar moves on with the page.
 */
function makeRoom(bar: HTMLElement): () => void {
  const { style } = document.documentElement;
  const parts = [...bar.children] as HTMLElement[];
  function measure() {
    const height = parts.reduce((sum, part) => sum + part.offsetHeight, 0);
    bar.toggleAttribute('data-only-toasts', height > window.innerHeight * largestShare);
    style.setProperty('--bottom-bar-height', `${bar.offsetHeight || parts[0]?.offsetHeight}px`);
  }
  const observer = new ResizeObserver(measure);
  for (const part of parts) observer.observe(part);
  window.addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
    bar.removeAttribute('data-only-toasts');
    style.removeProperty('--bottom-bar-height');
  };
}

/** That of a form stands before that of the page around it, and is nearer to what was done. */
const findBar = () => document.querySelector<HTMLElement>('[data-bottom-bar]') ?? undefined;

/** The part for toasts of the page that is shown, also after it has changed; nothing while there are none. */
export function useToastPlace(hasToasts: boolean): Element | undefined {
  const [bar, setBar] = useState<HTMLElement>();
  useLayoutEffect(() => {
    if (!hasToasts) return setBar(undefined);
    setBar(findBar());
    const watcher = new MutationObserver(() => setBar(findBar()));
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => watcher.disconnect();
  }, [hasToasts]);
  useLayoutEffect(() => bar && makeRoom(bar), [bar]);
  return bar?.children[0];
}
