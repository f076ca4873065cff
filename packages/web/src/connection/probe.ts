const firstPauseMs = 2_000;
const longestPauseMs = 30_000;
const patienceMs = 10_000;

/** The smallest there is to ask for. Any answer will do: even a refusal has come over the network. */
async function getsThrough(): Promise<boolean> {
  try {
    await fetch('/healthz', { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Asks again and again, ever more rarely, whether anything gets through; at once when somebody looks at the page. The
 * browser's own word is not enough: behind a dead access point it says that all is well, and never that it is over.
 */
export function probeUntil(onReachable: () => void): () => void {
  let pauseMs = firstPauseMs;
  let timer = setTimeout(probe, pauseMs);
  let isOver = false;

  async function probe() {
    const isThrough = await getsThrough();
    if (isOver) return;
    if (isThrough) onReachable();
    else {
      pauseMs = Math.min(pauseMs * 2, longestPauseMs);
      timer = setTimeout(probe, pauseMs);
    }
  }

  function lookAgain() {
    if (document.visibilityState !== 'visible') return;
    clearTimeout(timer);
    void probe();
  }

  document.addEventListener('visibilitychange', lookAgain);
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', lookAgain);
  };
}
