/** More than this of the screen would be too much for what a page keeps there: with large letters it moves on. */
const largestShare = 1 / 3;
/** The same with toasts, which pass. */
const largestShareWithToasts = 0.65;

function measure(): void {
  let highest = 0;
  for (const bar of document.querySelectorAll<HTMLElement>('[data-bottom-bar]')) {
    const [toasts = 0, kept = 0] = [...bar.children].map((part) => (part as HTMLElement).offsetHeight);
    const movesOn =
      kept > window.innerHeight * largestShare || toasts + kept > window.innerHeight * largestShareWithToasts;
    bar.toggleAttribute('data-moves-on', movesOn);
    // On a desktop a form's buttons stand in the page, and only its toasts stay.
    const staysWhole = !movesOn && bar.offsetHeight > 0;
    highest = Math.max(highest, staysWhole ? toasts + kept : toasts);
  }
  document.documentElement.style.setProperty('--bottom-bar-height', `${highest}px`);
}

/**
 * Tells base.css how much of the screen is covered, so that what is scrolled to or has focus stands clear of it. Where
 * that would be too much, only the toasts stay and the rest of the bar moves on with the page.
 */
export function makeRoom(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return;
  const observer = new ResizeObserver(measure);
  for (const part of bar.children) observer.observe(part);
  window.addEventListener('resize', measure);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', measure);
    document.documentElement.style.removeProperty('--bottom-bar-height');
  };
}
