import { type ReactNode, use } from 'react';
import { useLocation } from 'react-router';
import type { PageDefinition } from '../page-table.ts';
import { findLayout, loadAreaLayout } from './layout-for.ts';

/** What stands around a page. */
export function PageLayout({ page, children }: { page: PageDefinition; children: ReactNode }) {
  const { pathname } = useLocation();
  const Layout = findLayout(page, pathname) ?? use(loadAreaLayout());
  return <Layout>{children}</Layout>;
}
