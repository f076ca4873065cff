import type { Language } from '@taga/i18n/languages';
import { type NamedFields, nameIn, withEveryName } from '@taga/i18n/named-fields';
import { sortByLabel } from './sort-by-label.ts';

/** An entry of a choice list. The wire carries the code, or for some lists the English name. */
export interface NamedItem extends NamedFields<'name'> {
  readonly code: string;
}

/** A list as its file has it, with a name in every language. */
export function namedList<Row extends Pick<NamedItem, 'name_EN'>>(rows: readonly Row[]) {
  return withEveryName(rows, ['name']);
}

/** The catch-all entry of a list. */
export const others = 'Others';

export function nameOf(item: Pick<NamedItem, 'name_EN'>, language: Language): string {
  return nameIn(language, item, 'name');
}

/** Sorted by what the customer reads, with the catch-all last, where people look for it. */
export function sortedByName<Item extends Pick<NamedItem, 'name_EN'>>(
  items: readonly Item[],
  language: Language,
): readonly Item[] {
  const sorted = sortByLabel(items, (item) => nameOf(item, language), language);
  const isOthers = ({ name_EN }: Item) => name_EN === others;
  return [...sorted.filter((item) => !isOthers(item)), ...sorted.filter(isOthers)];
}
