import type { CatalogGroup, CatalogLoader, Language, Messages } from '@taga/i18n';

type CatalogModule = { messages: Messages };

/** Written out, because a bundler makes files only of imports that it can read. */
const imports: Record<Language, Record<CatalogGroup, () => Promise<CatalogModule>>> = {
  en: {
    public: () => import('virtual:catalog/en/public'),
    home: () => import('virtual:catalog/en/home'),
    accounts: () => import('virtual:catalog/en/accounts'),
    accountList: () => import('virtual:catalog/en/accountList'),
    pages: () => import('virtual:catalog/en/pages'),
    forms: () => import('virtual:catalog/en/forms'),
    toasts: () => import('virtual:catalog/en/toasts'),
    refusals: () => import('virtual:catalog/en/refusals'),
    login: () => import('virtual:catalog/en/login'),
    sessionEnd: () => import('virtual:catalog/en/sessionEnd'),
    signUp: () => import('virtual:catalog/en/signUp'),
    person: () => import('virtual:catalog/en/person'),
    customer: () => import('virtual:catalog/en/customer'),
    products: () => import('virtual:catalog/en/products'),
    zawgyi: () => import('virtual:catalog/en/zawgyi'),
  },
  mm: {
    public: () => import('virtual:catalog/mm/public'),
    home: () => import('virtual:catalog/mm/home'),
    accounts: () => import('virtual:catalog/mm/accounts'),
    accountList: () => import('virtual:catalog/mm/accountList'),
    pages: () => import('virtual:catalog/mm/pages'),
    forms: () => import('virtual:catalog/mm/forms'),
    toasts: () => import('virtual:catalog/mm/toasts'),
    refusals: () => import('virtual:catalog/mm/refusals'),
    login: () => import('virtual:catalog/mm/login'),
    sessionEnd: () => import('virtual:catalog/mm/sessionEnd'),
    signUp: () => import('virtual:catalog/mm/signUp'),
    person: () => import('virtual:catalog/mm/person'),
    customer: () => import('virtual:catalog/mm/customer'),
    products: () => import('virtual:catalog/mm/products'),
    zawgyi: () => import('virtual:catalog/mm/zawgyi'),
  },
};

export const loadCatalog: CatalogLoader = async (language, group) => (await imports[language][group]()).messages;
