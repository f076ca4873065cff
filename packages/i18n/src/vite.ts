import { compileForPages } from './compile.ts';
import { isLanguage, type Language } from './languages.ts';
import { localeFile, readLocaleFile } from './locale-files.ts';
import { type CatalogGroup, catalogGroups } from './messages.ts';
import { findParityFaults } from './parity.ts';

const prefix = 'virtual:catalog/';

interface LoadContext {
  addWatchFile(file: string): void;
}

function isGroup(value: string | undefined): value is CatalogGroup {
  return value !== undefined && value in catalogGroups;
}

function readFeature(language: Language, feature: string) {
  const english = readLocaleFile('en', feature);
  const burmese = readLocaleFile('mm', feature);
  const faults = findParityFaults(feature, english, burmese);
  if (faults.length > 0) throw new Error(`Translations disagree:\n${faults.join('\n')}`);
  return language === 'en' ? english : burmese;
}

/**
 * Gives the browser compiled catalogs: `import('virtual:catalog/mm/public')` is one file with the
 * messages of every feature in the group. A key missing in one language fails the build.
 */
export function catalogs() {
  return {
    name: 'taga-catalogs',
    resolveId: (id: string) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(this: LoadContext, id: string) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [language, group] = id.slice(prefix.length + 1).split('/');
      if (!isLanguage(language) || !isGroup(group)) throw new Error(`There is no catalog ${id.slice(1)}`);
      const texts = catalogGroups[group].map((feature) => {
        this.addWatchFile(localeFile(language, feature));
        return readFeature(language, feature);
      });
      return `export const messages = ${JSON.stringify(compileForPages(Object.assign({}, ...texts), language))};`;
    },
  };
}
