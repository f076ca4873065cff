import type { CatalogGroup, MessageId } from '@taga/i18n';
import type { ComponentType } from 'react';
import { findMatch, type ParamsOf } from '../navigation/match-path.ts';
import type { LayoutSource } from './layout-source.ts';

/** What a page is drawn with: the page of `/order/:id` gets `{ params: { id } }`. */
export interface PageProps<Path extends string = string> {
  readonly params: ParamsOf<Path>;
}

interface PageModule<Path extends string> {
  readonly Page: ComponentType<PageProps<Path>>;
  /** Where the page is written; told at build only, for the files to fetch ahead. */
  readonly sourceFile?: string;
}

export interface PageSource<Path extends string = string> {
  readonly load: () => Promise<PageModule<Path>>;
  /** The words of the page, beside those of the layout. */
  readonly catalogs: readonly CatalogGroup[];
}

/** What stands around every page is worded in these, and comes even with a still one. */
export const frameWords: CatalogGroup = 'public';

/** Everything an app needs to know about a page before its file is there. */
export interface PageDefinition<Path extends string = string> extends PageSource<Path> {
  readonly path: Path;
  readonly title: MessageId;
  readonly description: MessageId;
  /** What stands around it. */
  readonly layout: LayoutSource;
  /** Pre-rendered it is the same for everybody, and only read: what it is drawn with comes when somebody needs it. */
  readonly isStatic?: boolean;
}

/** Holds a page to the parameters of its own path, which the matcher gives it; in a table it is one of many. */
export function definePage<const Path extends string>(page: PageDefinition<Path>): PageDefinition {
  return page as unknown as PageDefinition;
}

export interface FoundPage<Page extends PageDefinition = PageDefinition> {
  readonly page: Page;
  readonly params: Readonly<Record<string, string>>;
}

/** All pages of an app. */
export interface PageTable<Page extends PageDefinition = PageDefinition> {
  readonly pages: readonly Page[];
  /** What every other address shows. */
  readonly notFound: Page;
  find(pathname: string): FoundPage<Page>;
}

export function createPageTable<Page extends PageDefinition>(pages: readonly Page[], notFound: Page): PageTable<Page> {
  return {
    pages,
    notFound,
    find(pathname) {
      const found = findMatch(pages, pathname);
      return found ? { page: found.route, params: found.params } : { page: notFound, params: {} };
    },
  };
}
