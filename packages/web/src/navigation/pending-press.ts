/** The link or button pressed last, whatever comes of it. */
let pressed: Element | undefined;
const underWay = new Set<object>();
let isWatching = false;

/**
 * Shows on the pressed control, and by a line at the top of the screen, that something is under way. Called when that
 * begins; what it returns ends it. base.css draws both, after a moment: what is quick should not flicker.
 */
export function showPending(): () => void {
  const own = {};
  const control = pressed?.isConnected ? pressed : undefined;
  underWay.add(own);
  control?.setAttribute('aria-busy', 'true');
  control?.setAttribute('data-pending', '');
  document.documentElement.setAttribute('data-pending', '');
  return () => {
    underWay.delete(own);
    control?.removeAttribute('aria-busy');
    control?.removeAttribute('data-pending');
    if (underWay.size === 0) document.documentElement.removeAttribute('data-pending');
  };
}

/** For a press that is answered by something other than a page: a dialog whose file has to come first, other words. */
export async function answerPress<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const end = showPending();
  try {
    return await answer;
  } finally {
    end();
  }
}

/** Whether the browser will put another page of ours in place of this one. */
function loadsAnew(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isTaken = event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey;
  const isElsewhere = link.target !== '' || link.hasAttribute('download') || link.origin !== window.location.origin;
  return !isTaken && !isElsewhere && link.href.split('#')[0] !== window.location.href.split('#')[0];
}

/** Who stays after all, because they were asked whether to leave, goes on with a press or a key. */
function showPendingLoad() {
  const end = showPending();
  const stayed = new AbortController();
  for (const type of ['pointerdown', 'keydown', 'pageshow']) {
    const stay = () => {
      stayed.abort();
      end();
    };
    window.addEventListener(type, stay, { signal: stayed.signal });
  }
}

export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  const controlOf = ({ target }: Event) => (target as Element).closest?.('a, button') ?? undefined;
  window.addEventListener(
    'click',
    (event) => {
      pressed = controlOf(event);
    },
    true,
  );
  window.addEventListener('click', (event) => {
    const control = controlOf(event);
    if (control instanceof HTMLAnchorElement && loadsAnew(event, control)) showPendingLoad();
  });
}
