import { use } from 'react';
import { useTextStore } from '../lib/text/text-context.tsx';
import { findLoadedPage, loadPage } from './page-loader.ts';
import type { PageDefinition } from './page-table.ts';

export function PageView({ page }: { page: PageDefinition }) {
  const store = useTextStore();
  const Page = findLoadedPage(page, store) ?? use(loadPage(page, store));
  return <Page />;
}
