const longestDelayMs = 30 * 60_000;

/**
 * Doubles with each attempt. Somewhere between half and the whole of it, so that messages which failed
 * together do not all come back together.
 */
export function backOffMs(attempts: number, random: () => number, firstDelayMs = 2_000): number {
  const full = Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs);
  return Math.round(full * (0.5 + random() / 2));
}
