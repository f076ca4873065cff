import type { ComponentType, ReactNode } from 'react';
import { hidesNavigation, paths } from '../../config/paths.ts';
import type { PageDefinition } from '../page-table.ts';
import { BareLayout } from './bare-layout.tsx';
import { FormLayout } from './form-layout.tsx';
import { PublicLayout } from './public-layout.tsx';

export type Layout = ComponentType<{ children: ReactNode }>;

let areaLayout: Layout | undefined;
let loading: Promise<Layout> | undefined;

async function importAreaLayout(): Promise<Layout> {
  areaLayout = (await import('./area-layout.tsx')).AreaLayout;
  return areaLayout;
}

/** The area's menus come with the first page that has them: the landing page does not pay for them. */
export function loadAreaLayout(): Promise<Layout> {
  loading ??= importAreaLayout();
  return loading;
}

/** Once the failure is on the screen: the next try asks again. */
export function forgetAreaLayout(): void {
  if (!areaLayout) loading = undefined;
}

/** While the portal is closed every link would lead back to the same page, so that page has none. */
export function findLayout(page: PageDefinition, pathname: string): Layout | undefined {
  if (pathname.startsWith(paths.signUp())) return FormLayout;
  if (hidesNavigation(pathname) || page.path === paths.maintenance()) return BareLayout;
  return page.isInArea ? areaLayout : PublicLayout;
}
