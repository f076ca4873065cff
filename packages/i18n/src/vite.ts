import { compileForPages } from './compile.ts';
import { byLanguage, defaultLanguage, isLanguage, type Language, languages } from './languages.ts';
import { filesOfFeature, listFeatures, readFeature } from './locale-files.ts';
import { type CatalogGroup, catalogGroups, deskGroups, laterGroups } from './messages.ts';
import { findParityFaults } from './parity.ts';

const table = 'virtual:catalogs';
const laterTable = 'virtual:catalogs/later';
const prefix = 'virtual:catalog/';
const portalGroups = (Object.keys(catalogGroups) as CatalogGroup[]).filter(
  (group) => !(deskGroups as readonly string[]).includes(group),
);

interface LoadContext {
  addWatchFile(file: string): void;
}

function isGroup(value: string | undefined): value is CatalogGroup {
  return value !== undefined && value in catalogGroups;
}

/** With the texts of the kinds that bring their own: nobody lists them. */
function featuresOf(group: CatalogGroup): readonly string[] {
  const ofKinds = listFeatures(defaultLanguage).filter((feature) => feature.startsWith('kind.'));
  const isOfDesk = (feature: string) => feature.endsWith('.desk');
  const found = {
    kinds: ofKinds.filter((feature) => !isOfDesk(feature)),
    deskKinds: ofKinds.filter(isOfDesk),
  };
  return [...catalogGroups[group], ...(group in found ? found[group as keyof typeof found] : [])];
}

function readInStep(language: Language, feature: string) {
  const texts = byLanguage((each) => readFeature(each, feature));
  const faults = findParityFaults(feature, texts);
  if (faults.length > 0) throw new Error(`Translations disagree:\n${faults.join('\n')}`);
  return texts[language];
}

const isLater = (group: CatalogGroup) => (laterGroups as readonly string[]).includes(group);

/** Written out, because a bundler makes files only of imports that it can read. */
function tableOf(groups: readonly CatalogGroup[]): string {
  const importsOf = (language: Language) =>
    groups.map((group) => `${group}: () => import('${prefix}${language}/${group}')`).join();
  return `export const imports = { ${languages.map((language) => `${language}: { ${importsOf(language)} }`).join()} };`;
}

/**
 * Gives the browser compiled catalogs: `import('virtual:catalog/mm/public')` is one file with the messages of every
 * feature in the group. `virtual:catalogs` imports those of a first visit, `virtual:catalogs/later` the others. A key
 * missing in one language fails the build. An app that names the groups it uses carries no table of the others;
 * unnamed, they are those of the portal.
 */
export function catalogs(groups: readonly CatalogGroup[] = portalGroups) {
  return {
    name: 'taga-catalogs',
    resolveId: (id: string) => (id === table || id === laterTable || id.startsWith(prefix) ? `\0${id}` : undefined),
    load(this: LoadContext, id: string) {
      if (id === `\0${table}`) return tableOf(groups.filter((group) => !isLater(group)));
      if (id === `\0${laterTable}`) return tableOf(groups.filter(isLater));
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const [language, group] = id.slice(prefix.length + 1).split('/');
      if (!isLanguage(language) || !isGroup(group)) throw new Error(`There is no catalog ${id.slice(1)}`);
      const texts = featuresOf(group).map((share) => {
        const [feature = '', end = ''] = share.split('/');
        for (const file of filesOfFeature(language, feature)) this.addWatchFile(file);
        return Object.fromEntries(Object.entries(readInStep(language, feature)).filter(([id]) => id.endsWith(end)));
      });
      return `export const messages = ${JSON.stringify(compileForPages(Object.assign({}, ...texts), language))};`;
    },
  };
}
