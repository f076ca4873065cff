import { type CatalogGroup, createText, type Language, languages, type Messages, type Text } from '@taga/i18n';
import { useQuery } from '@taga/web/data';
import { loadCatalog } from '@taga/web/text';

type Texts = Readonly<Record<Language, Text>>;

async function loadBoth(groups: readonly CatalogGroup[]): Promise<Texts> {
  const texts = await Promise.all(
    languages.map(async (language) => {
      const catalogs = await Promise.all(groups.map((group) => loadCatalog(language, group)));
      const messages: Messages = Object.assign({}, ...catalogs);
      return [language, createText(language, messages)] as const;
    }),
  );
  return Object.fromEntries(texts) as Texts;
}

/** Words as customers of either language read them; nothing until both are there. */
export function useBothLanguages(groups: readonly CatalogGroup[]): Texts | undefined {
  return useQuery({ queryKey: ['both-languages', groups], queryFn: () => loadBoth(groups), staleTime: Infinity }).data;
}
