/** When somebody last did something here, and when the server last heard of it. It counts the time from its own side. */
let lastDoneMs = Date.now();
let lastCallMs = Date.now();

const signs = ['pointerdown', 'keydown', 'wheel'] as const;

export function watchActivity(): () => void {
  const note = () => {
    lastDoneMs = Date.now();
  };
  for (const sign of signs) document.addEventListener(sign, note, { passive: true, capture: true });
  return () => {
    for (const sign of signs) document.removeEventListener(sign, note, { capture: true });
  };
}

/** A call counts from when it was made, as the server counts it, however late its answer comes. */
export function noteCall(madeAtMs: number): void {
  lastCallMs = Math.max(lastCallMs, madeAtMs);
}

const attentiveMs = 2 * 60_000;

/** Nothing is asked for by itself while nobody is there: it would keep a session open that should end. */
export const refetchWhileAttended = (everyMs: number) => () => Date.now() - lastDoneMs < attentiveMs && everyMs;

export const idleSinceMs = () => lastCallMs;

/** Somebody has been at work for a while without asking the server anything, such as writing a long text. */
export const isRefreshDue = (afterMs: number) => lastDoneMs > lastCallMs && Date.now() - lastCallMs > afterMs;
