/** `local` is shared by all tabs and outlives them, `session` belongs to one tab. */
export type StorageArea = 'local' | 'session';

/**
 * Browsers inside other apps refuse storage, private windows give it no room, and some policies take it away
 * altogether. What cannot be kept there lives as long as the page.
 */
const kept: Record<StorageArea, Map<string, string>> = { local: new Map(), session: new Map() };

type Listener = () => void;
const listeners: Record<StorageArea, Map<string, Set<Listener>>> = { local: new Map(), session: new Map() };
let isHearingTabs = false;

/** Even to name it may throw. */
function attempt<Result>(area: StorageArea, use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(area === 'local' ? localStorage : sessionStorage);
  } catch {
    return undefined;
  }
}

export function readStorage(area: StorageArea, key: string): string | null {
  return kept[area].get(key) ?? attempt(area, (storage) => storage.getItem(key)) ?? null;
}

/** Null takes it away. */
export function writeStorage(area: StorageArea, key: string, text: string | null): void {
  const isWritten = attempt(area, (storage) => {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  });
  if (isWritten || text === null) kept[area].delete(key);
  else kept[area].set(key, text);
  tell(area, key);
}

export function clearStorage(area: StorageArea): void {
  attempt(area, (storage) => storage.clear());
  kept[area].clear();
  for (const key of listeners[area].keys()) tell(area, key);
}

function tell(area: StorageArea, key: string) {
  for (const listener of listeners[area].get(key) ?? []) listener();
}

/** Another tab changed something; no key means that it cleared everything. */
function hearTab({ key }: StorageEvent) {
  for (const known of key === null ? listeners.local.keys() : [key]) tell('local', known);
}

/** A page that the browser had put aside whole, and shows again on "back", has heard nothing in the meantime. */
function hearReturn({ persisted }: PageTransitionEvent) {
  if (persisted) for (const known of listeners.local.keys()) tell('local', known);
}

/** Hears of every change, in this tab and in others. */
export function subscribeToStorage(area: StorageArea, key: string, listener: Listener): () => void {
  if (!isHearingTabs) {
    window.addEventListener('storage', hearTab);
    window.addEventListener('pageshow', hearReturn);
  }
  isHearingTabs = true;
  const ofKey = listeners[area].get(key) ?? new Set();
  listeners[area].set(key, ofKey.add(listener));
  return () => ofKey.delete(listener);
}
