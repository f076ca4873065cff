type Guard = (event: PopStateEvent) => void;

let guard: Guard | undefined;

/** To be called before the router listens: browsers tell those first who came first, and only they can stop it. */
export function watchHistory(): void {
  window.addEventListener('popstate', (event) => guard?.(event));
}

/** From now on `next` hears of every step through the history before the router does. */
export function guardHistory(next: Guard): () => void {
  guard = next;
  return () => {
    if (guard === next) guard = undefined;
  };
}
