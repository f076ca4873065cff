/** Where a page stands: its address, and what the page before it handed over. */
export interface Location {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** Handed over by `navigate`; it outlives a reload, and anybody may have written it. */
  // biome-ignore lint/suspicious/noExplicitAny: every page knows what it was given, and looks before it believes
  readonly state: any;
  /** Another one for every step. */
  readonly key: string;
}

/** How a page was come to: by a step through the history, or by a link or redirect. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

export interface NavigateOptions {
  /** Takes the place of this page in the history, so that "back" does not return to it. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

export interface Visit {
  readonly location: Location;
  readonly type: NavigationType;
}

/** What is kept with each step of the browser's own history. `idx` numbers the steps, to tell how far one went. */
interface Step {
  readonly idx: number;
  readonly key: string;
  readonly usr: unknown;
}

type Guard = (event: PopStateEvent) => void;
type Listener = (visit: Visit) => void;

const listeners = new Set<Listener>();
let guard: Guard | undefined;
let isWatching = false;
/** The number of the step that is shown; a step by the browser's own doing does not bring one. */
let shown = 0;

const newKey = () => Math.random().toString(36).slice(2, 10);

function readStep(): Step {
  const { idx = 0, key = 'first', usr = null } = (window.history.state ?? {}) as Partial<Step>;
  return { idx, key, usr };
}

export function currentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { key, usr } = readStep();
  return { pathname, search, hash, state: usr, key };
}

/** A link to a part of the same page is followed by the browser, which numbers nothing. */
function numberStep() {
  if (typeof window.history.state?.idx === 'number') return;
  const step: Step = { idx: shown + 1, key: newKey(), usr: null };
  window.history.replaceState(step, '');
}

function watch() {
  if (isWatching) return;
  isWatching = true;
  if (typeof window.history.state?.idx !== 'number') {
    window.history.replaceState({ ...window.history.state, idx: 0 }, '');
  }
  shown = readStep().idx;
  // Browsers tell those first who came first, and only they can stop it.
  window.addEventListener('popstate', (event) => guard?.(event));
  window.addEventListener('popstate', () => {
    numberStep();
    tell('POP');
  });
}

function tell(type: NavigationType) {
  shown = readStep().idx;
  const visit = { location: currentLocation(), type };
  for (const listener of listeners) listener(visit);
}

/** Hears of every change of page from now on. */
export function listenToHistory(listener: Listener): () => void {
  watch();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** From now on `next` hears of every step through the history before the pages do, and may stop it. */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}

/** Goes to a page of this app without loading anything again. `to` is read like the address of a link. */
export function navigate(to: string, { replace = false, state = null }: NavigateOptions = {}): void {
  const { idx } = readStep();
  const step: Step = { idx: replace ? idx : idx + 1, key: newKey(), usr: state };
  if (replace) window.history.replaceState(step, '', to);
  else window.history.pushState(step, '', to);
  tell(replace ? 'REPLACE' : 'PUSH');
}
