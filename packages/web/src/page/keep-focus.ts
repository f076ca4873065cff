import { pathOf } from './focus-path.ts';

/** What had the focus last, and all that stood around it then. */
let around: readonly Element[] = [];

const isShown = (element: Element) => element.checkVisibility() && !element.matches(':disabled');

function noteFocus() {
  around = pathOf(document.activeElement);
}

/** Only where the control itself is gone: who presses beside everything means to leave it. */
function bringBack() {
  const [last] = around;
  if (!last || document.activeElement !== document.body || isShown(last)) return;
  const part = around.find((element) => isShown(element) && element.querySelector('h1, h2, h3'));
  const heading = part?.querySelector<HTMLElement>('main h1, h2, h3') ?? document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/**
 * A control that goes away under somebody, or can no longer be used, takes the focus with it: the next key would begin
 * at the top of the page, and nothing is read out. From now on it moves to the heading of the part it stood in.
 */
export function keepFocus(aroundFocused: readonly Element[]): void {
  around = aroundFocused;
  bringBack();
  document.addEventListener('focusin', noteFocus);
  // After the next drawing anyone who changed the page has had the time to move the focus themselves.
  new MutationObserver(() => requestAnimationFrame(bringBack)).observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ['disabled', 'hidden', 'open'],
  });
}
