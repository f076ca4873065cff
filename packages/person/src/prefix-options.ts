import { type Language, nameIn } from '@taga/i18n';
import { type NrcPrefix, nrcPrefixChoices, nrcPrefixLabel, searchNrcPrefixes } from '@taga/reference/nrc';

function labelOf(prefix: NrcPrefix, language: Language): string {
  const own = nrcPrefixLabel(prefix, language);
  const spellings = new Set([own, prefix.NRC_EN, prefix.NRC_MM]);
  return [...spellings, nameIn(language, prefix, 'place')].join(' · ');
}

/** Both scripts in every line, because the card may show the one and the person know the other. */
export function prefixOptions(nrcStateNo: number, language: Language) {
  const labels = new Map<string, string>();
  for (const prefix of nrcPrefixChoices(nrcStateNo, language)) {
    const earlier = labels.get(prefix.NRC_EN);
    // A few places share their Latin letters, which is all that the wire carries.
    labels.set(prefix.NRC_EN, earlier ? `${earlier} / ${labelOf(prefix, language)}` : labelOf(prefix, language));
  }
  return [...labels].map(([value, label]) => ({ value, label }));
}

/** Whether a prefix fits what was typed, with the search done once for each text and not once for each option. */
export function prefixSearch(nrcStateNo: number, language: Language) {
  const found = new Map<string, Set<string>>();
  return ({ value }: { value: string }, typed: string): boolean => {
    const hits =
      found.get(typed) ?? new Set(searchNrcPrefixes(nrcStateNo, typed, language).map(({ NRC_EN }) => NRC_EN));
    found.set(typed, hits);
    return hits.has(value);
  };
}
