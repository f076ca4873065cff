import { imports } from 'virtual:catalogs';
import type { CatalogLoader } from '@taga/i18n';

export const loadCatalog: CatalogLoader = async (language, group) => {
  const load = imports[language][group] ?? (await import('virtual:catalogs/later')).imports[language][group];
  if (!load) throw new Error(`This app has no words of the group ${group}`);
  return (await load()).messages;
};
