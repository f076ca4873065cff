import { hasLastCallFailed, setLastCallFailed, subscribeToConnection } from './connection.ts';

const firstPauseMs = 2_000;
const longestPauseMs = 30_000;
const patienceMs = 10_000;

/** The smallest there is to ask for. Any answer will do: even a domain error has come over the network. */
async function getsThrough(): Promise<boolean> {
  try {
    await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    return true;
  } catch {
    return false;
  }
}

let isProbing = false;

/**
 * A call did not get through. From now on it is asked again and again, ever more rarely, whether anything does; at once
 * when somebody looks at the page. The browser's own word is not enough: behind a dead access point it says that all is
 * well, and never that it is over.
 */
export function reportUnreachable(): void {
  setLastCallFailed(true);
  if (isProbing) return;
  isProbing = true;
  let pauseMs = firstPauseMs;
  let timer = setTimeout(probe, pauseMs);

  async function probe() {
    if (await getsThrough()) return setLastCallFailed(false);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
    timer = setTimeout(probe, pauseMs);
  }

  function lookAgain() {
    if (document.visibilityState !== 'visible') return;
    clearTimeout(timer);
    void probe();
  }

  document.addEventListener('visibilitychange', lookAgain);
  const stop = subscribeToConnection(() => {
    if (hasLastCallFailed()) return;
    isProbing = false;
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', lookAgain);
  });
}
