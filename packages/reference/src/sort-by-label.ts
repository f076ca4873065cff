import { burmeseSortKey } from './burmese-order.ts';
import type { Language } from './language.ts';

const english = new Intl.Collator('en', { numeric: true });

function byCodePoint(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** A sorted copy, in the dictionary order of the language the labels are in. */
export function sortByLabel<Item>(
  items: readonly Item[],
  labelOf: (item: Item) => string,
  language: Language,
): readonly Item[] {
  const compare = language === 'mm' ? byCodePoint : english.compare;
  const keyOf = language === 'mm' ? (item: Item) => burmeseSortKey(labelOf(item)) : labelOf;
  return items
    .map((item) => ({ item, key: keyOf(item) }))
    .sort((left, right) => compare(left.key, right.key) || byCodePoint(labelOf(left.item), labelOf(right.item)))
    .map(({ item }) => item);
}
