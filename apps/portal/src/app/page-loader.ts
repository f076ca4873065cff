import type { TextStore } from '@taga/i18n';
import type { ComponentType } from 'react';
import { loadAreaLayout } from './layouts/layout-for.ts';
import type { PageDefinition } from './page-table.ts';

type Load = PageDefinition['load'];

const modules = new Map<Load, ComponentType>();
const loading = new WeakMap<TextStore, Map<Load, Promise<ComponentType>>>();

async function load(page: PageDefinition, store: TextStore): Promise<ComponentType> {
  const { load: loadModule, catalogs, isInArea } = page;
  const around = [isInArea && loadAreaLayout(), ...catalogs.map(store.loadGroup)];
  const [{ Page }] = await Promise.all([loadModule(), ...around]);
  modules.set(loadModule, Page);
  return Page;
}

/** Fetches the page's file, its words and its layout. The same promise for the same page, as `use` needs it. */
export function loadPage(page: PageDefinition, store: TextStore): Promise<ComponentType> {
  const running = loading.get(store) ?? new Map<Load, Promise<ComponentType>>();
  loading.set(store, running);
  const found = running.get(page.load) ?? load(page, store);
  running.set(page.load, found);
  // Forgotten when it fails, so that the next visit asks again: the connection may be back.
  found.catch(() => running.delete(page.load));
  return found;
}

/** The page if nothing of it is missing. What is prerendered must be drawn without waiting. */
export function findLoadedPage({ load: loadModule, catalogs }: PageDefinition, store: TextStore) {
  return catalogs.every(store.hasGroup) ? modules.get(loadModule) : undefined;
}
