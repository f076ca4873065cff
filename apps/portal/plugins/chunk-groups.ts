import type { Plugin } from 'vite';

type Groups = Readonly<Record<string, readonly RegExp[]>>;

/** Groups for the bundler: a module belongs to the first one that has a pattern for it. */
export function codeSplittingOf(groups: Groups) {
  return {
    groups: Object.entries(groups).map(([name, patterns]) => ({
      name,
      test: new RegExp(patterns.map(({ source }) => source).join('|')),
    })),
  };
}

/** Fails the build when a pattern matches no module: files were moved, and would silently be fetched one by one. */
export function expectChunkPatterns(groups: Groups): Plugin {
  return {
    name: 'taga-expect-chunk-patterns',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    buildEnd(error) {
      if (error) return;
      const modules = [...this.getModuleIds()];
      const empty = Object.entries(groups).flatMap(([name, patterns]) =>
        patterns.filter((pattern) => !modules.some((id) => pattern.test(id))).map(({ source }) => `${name}: ${source}`),
      );
      if (empty.length > 0) this.error(`These patterns of chunks match no module:\n${empty.join('\n')}`);
    },
  };
}
