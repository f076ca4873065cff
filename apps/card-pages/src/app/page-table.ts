import type { CatalogGroup } from '@taga/i18n';
import { createPageTable, definePage, layoutAtHand } from '@taga/web/page';
import { routes } from '../config/routes.ts';
import { CardLayout } from './card-layout.tsx';

const layout = layoutAtHand(CardLayout);
const description = 'cardPages.page.description';
const words: readonly CatalogGroup[] = ['public', 'forms', 'refusals', 'cards', 'cardPages'];
const applyWords: readonly CatalogGroup[] = [...words, 'person', 'uploads'];

const apply = {
  title: 'cardPages.page.apply',
  description,
  catalogs: applyWords,
  layout,
  load: () => import('../features/apply/apply-page.tsx'),
} as const;

export const pageTable = createPageTable(
  [
    definePage({ ...apply, path: routes.apply }),
    definePage({ ...apply, path: routes.section }),
    definePage({
      path: routes.renewal,
      title: 'cardPages.page.renewal',
      description,
      catalogs: words,
      layout,
      load: () => import('../features/renewal/renewal-page.tsx'),
    }),
  ],
  definePage({
    path: '*',
    title: 'cardPages.page.notFound',
    description,
    catalogs: words,
    layout,
    load: () => import('../features/not-found/not-found-page.tsx'),
  }),
);
