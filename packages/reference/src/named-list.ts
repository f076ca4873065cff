import type { Language } from './language.ts';
import { sortByLabel } from './sort-by-label.ts';

/** An entry of a choice list. The wire carries the code, or for some lists the English name. */
export interface NamedItem {
  readonly code: string;
  readonly name_EN: string;
  readonly name_MM: string;
}

/** The catch-all entry of a list. */
export const others = 'Others';

export function nameOf(item: Pick<NamedItem, 'name_EN' | 'name_MM'>, language: Language): string {
  return language === 'mm' ? item.name_MM : item.name_EN;
}

/** Sorted by what the customer reads, with the catch-all last, where people look for it. */
export function sortedByName<Item extends Pick<NamedItem, 'name_EN' | 'name_MM'>>(
  items: readonly Item[],
  language: Language,
): readonly Item[] {
  const sorted = sortByLabel(items, (item) => nameOf(item, language), language);
  const isOthers = ({ name_EN }: Item) => name_EN === others;
  return [...sorted.filter((item) => !isOthers(item)), ...sorted.filter(isOthers)];
}
