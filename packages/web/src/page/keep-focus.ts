/** What had the focus last, and all that stood around it then, from the inside out. */
let around: HTMLElement[] = [];

const isShown = (element: HTMLElement) => element.isConnected && element.checkVisibility();
const canHaveFocus = (element: HTMLElement) => isShown(element) && !element.matches(':disabled');

function noteFocus({ target }: FocusEvent) {
  around = [];
  for (let at = target as HTMLElement | null; at && at !== document.body; at = at.parentElement) around.push(at);
}

/** The words one would begin to read again at: the nearest heading, or what the part is called by. */
function findPlace(): HTMLElement | undefined {
  for (const element of around.filter(isShown)) {
    const heading = element.querySelector<HTMLElement>('h1, h2, h3');
    if (heading && isShown(heading)) return heading;
  }
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main') ?? undefined;
}

/** Only where the control itself is gone: who presses beside everything means to leave it. */
function bringBack() {
  const [last] = around;
  if (!last || document.activeElement !== document.body || canHaveFocus(last)) return;
  const place = findPlace();
  if (!place?.hasAttribute('tabindex')) place?.setAttribute('tabindex', '-1');
  place?.focus({ preventScroll: true });
}

/**
 * A control that goes away under somebody, or can no longer be used, takes the focus with it: the next key would begin
 * at the top of the page, and nothing is read out. From now on it moves to the heading of the part it stood in.
 */
export function keepFocus(): () => void {
  let frame = 0;
  const watcher = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    // When whoever changed the page has had the time to move the focus themselves.
    frame = requestAnimationFrame(bringBack);
  });
  document.addEventListener('focusin', noteFocus);
  watcher.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden', 'open'] });
  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
    document.removeEventListener('focusin', noteFocus);
  };
}
