import type { CatalogGroup, Language } from '@taga/i18n';
import type { CatalogImport } from './load-catalog.ts';

/** Words that nobody needs on a first visit, which need not fetch even the names of these files. */
export const laterImports = {
  en: {
    opening: () => import('virtual:catalog/en/opening'),
    personalDetail: () => import('virtual:catalog/en/personalDetail'),
    uploads: () => import('virtual:catalog/en/uploads'),
    capture: () => import('virtual:catalog/en/capture'),
    handOver: () => import('virtual:catalog/en/handOver'),
    inApp: () => import('virtual:catalog/en/inApp'),
    introducers: () => import('virtual:catalog/en/introducers'),
    branch: () => import('virtual:catalog/en/branch'),
    services: () => import('virtual:catalog/en/services'),
    openingEnd: () => import('virtual:catalog/en/openingEnd'),
    lists: () => import('virtual:catalog/en/lists'),
    inbox: () => import('virtual:catalog/en/inbox'),
    orders: () => import('virtual:catalog/en/orders'),
  },
  mm: {
    opening: () => import('virtual:catalog/mm/opening'),
    personalDetail: () => import('virtual:catalog/mm/personalDetail'),
    uploads: () => import('virtual:catalog/mm/uploads'),
    capture: () => import('virtual:catalog/mm/capture'),
    handOver: () => import('virtual:catalog/mm/handOver'),
    inApp: () => import('virtual:catalog/mm/inApp'),
    introducers: () => import('virtual:catalog/mm/introducers'),
    branch: () => import('virtual:catalog/mm/branch'),
    services: () => import('virtual:catalog/mm/services'),
    openingEnd: () => import('virtual:catalog/mm/openingEnd'),
    lists: () => import('virtual:catalog/mm/lists'),
    inbox: () => import('virtual:catalog/mm/inbox'),
    orders: () => import('virtual:catalog/mm/orders'),
  },
} satisfies Record<Language, Partial<Record<CatalogGroup, CatalogImport>>>;
export type LaterGroup = keyof typeof laterImports.en;
