import type { TextStore } from '@taga/i18n';
import type { ComponentType } from 'react';
import { forgetAreaLayout, loadAreaLayout } from './layouts/layout-for.ts';
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

/**
 * Fetches the page's file, its words and its layout. The same promise for the same page, as `use` needs it:
 * one that failed too, or drawing it would ask again and again without ever saying so.
 */
export function loadPage(page: PageDefinition, store: TextStore): Promise<ComponentType> {
  const running = loading.get(store) ?? new Map<Load, Promise<ComponentType>>();
  loading.set(store, running);
  const found = running.get(page.load) ?? load(page, store);
  running.set(page.load, found);
  return found;
}

/** Once the failure is on the screen: the next try asks again, for the connection may be back. */
export function forgetPage(page: PageDefinition, store: TextStore): void {
  loading.get(store)?.delete(page.load);
  forgetAreaLayout();
}

/** The page if nothing of it is missing. What is prerendered must be drawn without waiting. */
export function findLoadedPage({ load: loadModule, catalogs }: PageDefinition, store: TextStore) {
  return catalogs.every(store.hasGroup) ? modules.get(loadModule) : undefined;
}
