/** Which work this process has under way, by name, so that others can wait for the end of it. */
export interface UnderWay {
  /** Each resolves at the end of one piece of work, however that ends. */
  endsOf(name: string): Promise<unknown>[];
  run<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

export function createUnderWay(): UnderWay {
  const ends = new Map<string, Set<Promise<unknown>>>();
  return {
    endsOf: (name) => [...(ends.get(name) ?? [])],
    async run(name, work) {
      const working = work();
      const end = working.catch(() => undefined);
      const endsOfName = ends.get(name) ?? new Set();
      ends.set(name, endsOfName.add(end));
      try {
        return await working;
      } finally {
        endsOfName.delete(end);
        if (endsOfName.size === 0) ends.delete(name);
      }
    },
  };
}
