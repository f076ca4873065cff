import type { TextStore } from '@taga/i18n';
import type { ComponentType } from 'react';
import type { PageDefinition, PageProps } from './page-definition.ts';

type Load = PageDefinition['load'];
type PageComponent = ComponentType<PageProps>;

const modules = new Map<Load, PageComponent>();
const loading = new WeakMap<TextStore, Map<Load, Promise<PageComponent>>>();

async function load(page: PageDefinition, store: TextStore): Promise<PageComponent> {
  const { load: loadModule, catalogs, layout } = page;
  const [{ Page }] = await Promise.all([loadModule(), layout.load(), ...catalogs.map(store.loadGroup)]);
  modules.set(loadModule, Page);
  return Page;
}

/**
 * Fetches the page's file, its words and its layout. The same promise for the same page, as `use` needs it:
 * one that failed too, or drawing it would ask again and again without ever saying so.
 */
export function loadPage(page: PageDefinition, store: TextStore): Promise<PageComponent> {
  const running = loading.get(store) ?? new Map<Load, Promise<PageComponent>>();
  loading.set(store, running);
  const found = running.get(page.load) ?? load(page, store);
  running.set(page.load, found);
  return found;
}

/** For a page that is not drawn meanwhile: after a failure the next try asks again. */
export async function fetchPage(page: PageDefinition, store: TextStore): Promise<void> {
  try {
    await loadPage(page, store);
  } catch (failure) {
    forgetPage(page, store);
    throw failure;
  }
}

/** What a page pre-rendered needs before it comes alive. */
export async function loadPrerenderedPage(page: PageDefinition, store: TextStore): Promise<void> {
  await (page.isStatic ? page.layout.load() : loadPage(page, store));
}

/** Once the failure is on the screen: the next try asks again, for the connection may be back. */
export function forgetPage({ load: loadModule, layout }: PageDefinition, store: TextStore): void {
  loading.get(store)?.delete(loadModule);
  layout.forget();
}

/** The page if nothing of it is missing. What is prerendered must be drawn without waiting. */
export function findLoadedPage({ load: loadModule, catalogs }: PageDefinition, store: TextStore) {
  return catalogs.every(store.hasGroup) ? modules.get(loadModule) : undefined;
}
