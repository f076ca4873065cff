// How figures are gathered and said.

/** @param {number[]} numbers @param {number} share */
export function quantile(numbers, share) {
  return numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;
}

/** @param {readonly (string | number)[]} seen @returns {string} how often each was seen: `200 × 31, 503 × 4` */
export function tally(seen) {
  /** @type {Map<string | number, number>} */
  const counts = new Map();
  for (const each of seen) counts.set(each, (counts.get(each) ?? 0) + 1);
  return [...counts].map(([each, count]) => `${each} × ${count}`).join(', ');
}

/** Asks for something small, again and again, until told to stop: how long the others waited meanwhile. */
export function watchOthers(/** @type {string} */ address) {
  /** @type {number[]} */
  const waitedMs = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const asked = performance.now();
      await fetch(`${address}/healthz`).then(
        (answer) => answer.text(),
        () => undefined,
      );
      waitedMs.push(performance.now() - asked);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    return { longestMs: Math.max(...waitedMs), usualMs: quantile(waitedMs, 0.5) };
  };
}
