/** The modules that the plugin of `@taga/i18n/vite` provides. */
declare module 'virtual:catalog/*' {
  import type { Messages } from '@taga/i18n';

  export const messages: Messages;
}

declare module 'virtual:catalogs' {
  import type { CatalogGroup, Language, Messages } from '@taga/i18n';

  export const imports: Record<Language, Partial<Record<CatalogGroup, () => Promise<{ messages: Messages }>>>>;
}

declare module 'virtual:catalogs/later' {
  export { imports } from 'virtual:catalogs';
}
