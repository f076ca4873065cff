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
    refusals: () => import('virtual:catalog/en/refusals'),
    login: () => import('virtual:catalog/en/login'),
    sessionEnd: () => import('virtual:catalog/en/sessionEnd'),
    signUp: () => import('virtual:catalog/en/signUp'),
    person: () => import('virtual:catalog/en/person'),
    customer: () => import('virtual:catalog/en/customer'),
    products: () => import('virtual:catalog/en/products'),
    opening: () => import('virtual:catalog/en/opening'),
    personalDetail: () => import('virtual:catalog/en/personalDetail'),
    uploads: () => import('virtual:catalog/en/uploads'),
    capture: () => import('virtual:catalog/en/capture'),
    introducers: () => import('virtual:catalog/en/introducers'),
    introduction: () => import('virtual:catalog/en/introduction'),
    branch: () => import('virtual:catalog/en/branch'),
    services: () => import('virtual:catalog/en/services'),
    openingEnd: () => import('virtual:catalog/en/openingEnd'),
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
    opening: () => import('virtual:catalog/mm/opening'),
    personalDetail: () => import('virtual:catalog/mm/personalDetail'),
    uploads: () => import('virtual:catalog/mm/uploads'),
    capture: () => import('virtual:catalog/mm/capture'),
    introducers: () => import('virtual:catalog/mm/introducers'),
    introduction: () => import('virtual:catalog/mm/introduction'),
    branch: () => import('virtual:catalog/mm/branch'),
    services: () => import('virtual:catalog/mm/services'),
    openingEnd: () => import('virtual:catalog/mm/openingEnd'),
    zawgyi: () => import('virtual:catalog/mm/zawgyi'),
  },
};

export const loadCatalog: CatalogLoader = async (language, group) => (await imports[language][group]()).messages;
