import type { ComponentType, ReactNode } from 'react';

export type Layout = ComponentType<{ children: ReactNode }>;

interface LayoutModule {
  readonly Layout: Layout;
  /** Where it is written; told at build only, for the files to fetch ahead. */
  readonly sourceFile?: string;
}

/** What stands around a page, and where to get it. */
export interface LayoutSource {
  /** Nothing while it is not there. */
  find(): Layout | undefined;
  /** The same promise each time, as drawing with it needs. */
  load(): Promise<LayoutModule>;
  /** Once its failure is on the screen: the next try asks again. */
  forget(): void;
}

/** A layout that comes with the app's first file. */
export function layoutAtHand(Layout: Layout): LayoutSource {
  const loaded = Promise.resolve({ Layout });
  return { find: () => Layout, load: () => loaded, forget: () => {} };
}

/** A layout in a file of its own, which comes with the first page that has it. */
export function layoutFetched(fetchModule: () => Promise<LayoutModule>): LayoutSource {
  let found: Layout | undefined;
  let loading: Promise<LayoutModule> | undefined;

  async function load() {
    const fetched = await fetchModule();
    found = fetched.Layout;
    return fetched;
  }

  return {
    find: () => found,
    load() {
      loading ??= load();
      return loading;
    },
    forget() {
      if (!found) loading = undefined;
    },
  };
}
