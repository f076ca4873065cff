const listeners = new Set<() => void>();
let isInUse = false;

/**
 * Called when the client's file has arrived. What shows its errors is fetched at that moment, while
 * the network is known to work, and not when the first error comes, which may be that it does not.
 */
export function announceApiUse(): void {
  isInUse = true;
  for (const listener of listeners) listener();
}

export const isApiInUse = () => isInUse;

export function subscribeToApiUse(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
