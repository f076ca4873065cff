/** The link or button pressed last, whatever comes of it. */
let pressed: Element | null = null;
const underWay = new Set<object>();
let isWatching = false;

function mark(control: Element, isPending: boolean) {
  control.toggleAttribute('data-pending', isPending);
  if (isPending) control.setAttribute('aria-busy', 'true');
  else control.removeAttribute('aria-busy');
}

/**
 * Shows on the pressed control, and by a line at the top of the screen, that something is under way. Called when that
 * begins; what it returns ends it. base.css draws both, after a moment: what is quick should not flicker.
 */
export function showPending(): () => void {
  const own = {};
  const control = pressed;
  const { documentElement } = document;
  underWay.add(own);
  if (control) mark(control, true);
  documentElement.toggleAttribute('data-pending', true);
  return () => {
    underWay.delete(own);
    if (control) mark(control, false);
    documentElement.toggleAttribute('data-pending', underWay.size > 0);
  };
}

/** For a press that is answered by something other than a page: a dialog whose file has to come first, other words. */
export function showPendingState<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.finally(showPending());
}

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** A press that asks for a new tab, a window or a download is the browser's to follow. */
export function isPlainClick(event: Press, link: HTMLAnchorElement): boolean {
  const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !hasKey && !link.target && !link.download;
}

/** A page that the browser loads again. Who stays after all, because they were asked, goes on with a press or a key. */
function showPendingLoad(event: MouseEvent) {
  const link = pressed;
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || !isPlainClick(event, link)) return;
  if (link.origin !== window.location.origin || link.hash) return;
  const end = showPending();
  for (const type of ['pointerdown', 'keydown', 'pageshow']) window.addEventListener(type, end, { once: true });
}

export function watchClicks(): void {
  if (isWatching) return;
  isWatching = true;
  const noteClick = ({ target }: Event) => {
    pressed = (target as Element).closest('a, button');
  };
  window.addEventListener('click', noteClick, true);
  window.addEventListener('click', showPendingLoad);
}
