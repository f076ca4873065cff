/** Work that is done one piece at a time, or a few. Owners take turns, however much each of them has waiting. */
export interface Turns {
  /** How much is being done or waits. */
  size(): number;
  run<Answer>(owner: string, work: () => Promise<Answer>): Promise<Answer>;
}

export function createTurns(atOnce = 1): Turns {
  /** The owner whose turn is next comes first. */
  const waiting = new Map<string, (() => Promise<void>)[]>();
  let size = 0;
  let busy = 0;

  function takeNext(): (() => Promise<void>) | undefined {
    for (const [owner, [next, ...rest]] of waiting) {
      waiting.delete(owner);
      if (rest.length > 0) waiting.set(owner, rest);
      return next;
    }
    return undefined;
  }

  async function goOn(): Promise<void> {
    if (busy >= atOnce) return;
    busy += 1;
    for (let next = takeNext(); next; next = takeNext()) await next();
    busy -= 1;
  }

  return {
    size: () => size,
    run(owner, work) {
      size += 1;
      return new Promise((resolve, reject) => {
        const settle = () =>
          work()
            .then(resolve, reject)
            .finally(() => (size -= 1));
        waiting.set(owner, [...(waiting.get(owner) ?? []), settle]);
        void goOn();
      });
    },
  };
}
