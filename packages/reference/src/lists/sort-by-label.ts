import { type Language, languageDefinition } from '@taga/i18n/languages';
import { burmeseSortKey } from './burmese-order.ts';

function byCodePoint(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** Browsers without Burmese locale data would sort it by code point. */
const sortKeys: Partial<Record<string, (label: string) => string>> = { Mymr: burmeseSortKey };

/** A sorted copy, in the dictionary order of the language the labels are in. */
export function sortByLabel<Item>(
  items: readonly Item[],
  labelOf: (item: Item) => string,
  language: Language,
): readonly Item[] {
  const { script, htmlTag } = languageDefinition(language);
  const sortKey = sortKeys[script];
  const compare = sortKey ? byCodePoint : new Intl.Collator(htmlTag, { numeric: true }).compare;
  return items
    .map((item) => ({ item, key: sortKey ? sortKey(labelOf(item)) : labelOf(item) }))
    .sort((left, right) => compare(left.key, right.key) || byCodePoint(labelOf(left.item), labelOf(right.item)))
    .map(({ item }) => item);
}
