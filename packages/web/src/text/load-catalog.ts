import type { CatalogGroup, CatalogLoader, Language, Messages } from '@taga/i18n';
import type { LaterGroup } from './later-catalogs.ts';

export type CatalogImport = () => Promise<{ messages: Messages }>;

type FirstImports = Readonly<Record<Exclude<CatalogGroup, LaterGroup>, CatalogImport>>;

/** Written out, because a bundler makes files only of imports that it can read. */
const imports: Record<Language, FirstImports & { readonly [Later in LaterGroup]?: undefined }> = {
  en: {
    public: () => import('virtual:catalog/en/public'),
    home: () => import('virtual:catalog/en/home'),
    accounts: () => import('virtual:catalog/en/accounts'),
    accountList: () => import('virtual:catalog/en/accountList'),
    pages: () => import('virtual:catalog/en/pages'),
    forms: () => import('virtual:catalog/en/forms'),
    refusals: () => import('virtual:catalog/en/refusals'),
    login: () => import('virtual:catalog/en/login'),
    sessionEnd: () => import('virtual:catalog/en/sessionEnd'),
    signUp: () => import('virtual:catalog/en/signUp'),
    person: () => import('virtual:catalog/en/person'),
    customer: () => import('virtual:catalog/en/customer'),
    products: () => import('virtual:catalog/en/products'),
    introduction: () => import('virtual:catalog/en/introduction'),
    zawgyi: () => import('virtual:catalog/en/zawgyi'),
  },
  mm: {
    public: () => import('virtual:catalog/mm/public'),
    home: () => import('virtual:catalog/mm/home'),
    accounts: () => import('virtual:catalog/mm/accounts'),
    accountList: () => import('virtual:catalog/mm/accountList'),
    pages: () => import('virtual:catalog/mm/pages'),
    forms: () => import('virtual:catalog/mm/forms'),
    refusals: () => import('virtual:catalog/mm/refusals'),
    login: () => import('virtual:catalog/mm/login'),
    sessionEnd: () => import('virtual:catalog/mm/sessionEnd'),
    signUp: () => import('virtual:catalog/mm/signUp'),
    person: () => import('virtual:catalog/mm/person'),
    customer: () => import('virtual:catalog/mm/customer'),
    products: () => import('virtual:catalog/mm/products'),
    introduction: () => import('virtual:catalog/mm/introduction'),
    zawgyi: () => import('virtual:catalog/mm/zawgyi'),
  },
};

export const loadCatalog: CatalogLoader = async (language, group) => {
  const load =
    imports[language][group] ?? (await import('./later-catalogs.ts')).laterImports[language][group as LaterGroup];
  return (await load()).messages;
};
