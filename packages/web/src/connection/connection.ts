/** Whether the server can be reached, as far as we know: the browser's word, or our own last call. */
const listeners = new Set<() => void>();
let lastCallFailed = false;

function notify() {
  for (const listener of [...listeners]) listener();
}

export function setLastCallFailed(failed: boolean): void {
  if (failed === lastCallFailed) return;
  lastCallFailed = failed;
  notify();
}

export const hasLastCallFailed = () => lastCallFailed;
export const reportReachable = () => setLastCallFailed(false);

export function isOffline(): boolean {
  return lastCallFailed || !navigator.onLine;
}

/** `online` also clears our own doubt: the next call will tell. */
function handleOnline() {
  lastCallFailed = false;
  notify();
}

export function subscribeToConnection(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('online', handleOnline);
    window.addEventListener('offline', notify);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('online', handleOnline);
    window.removeEventListener('offline', notify);
  };
}
