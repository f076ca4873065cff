import type { Example } from '../src/example.ts';

const files = import.meta.glob<{ examples: Example[] }>('../src/components/*/*.examples.tsx', { eager: true });

/** Every component's examples by its folder name. */
export const catalog: ReadonlyMap<string, Example[]> = new Map(
  Object.entries(files).map(([path, { examples }]) => [path.split('/').at(-2) ?? path, examples]),
);
