import { type Language, languageDefinition, languages } from '@taga/i18n/languages';
import { type NamedFields, nameIn, withEveryName } from '@taga/i18n/named-fields';
import rows from '../../../data/nrc-prefixes.json' with { type: 'json' };
import { searchKey } from '../../lists/burmese-text.ts';
import { sortByLabel } from '../../lists/sort-by-label.ts';

/**
 * The letters of the issuing place on a card. Its key is `nrcTownshipID`, or the state with `NRC_MM`: three Latin
 * spellings (2/MASANA, 13/MASATA, 13/MAYANA) each stand for two Burmese ones.
 */
export interface NrcPrefix extends NamedFields<'place'> {
  readonly nrcTownshipID: number;
  readonly nrcStateNo: number;
  readonly NRC_EN: string;
  readonly NRC_MM: string;
  /** Null where the place lies in no township of today. */
  readonly townShipCode: string | null;
}

export const nrcPrefixes: readonly NrcPrefix[] = withEveryName(rows, ['place']);

export const nrcStateNumbers: readonly number[] = [...new Set(nrcPrefixes.map(({ nrcStateNo }) => nrcStateNo))];

/** A card prints its letters in one of two scripts. */
export function nrcPrefixLabel(prefix: Pick<NrcPrefix, 'NRC_EN' | 'NRC_MM'>, language: Language): string {
  return languageDefinition(language).script === 'Mymr' ? prefix.NRC_MM : prefix.NRC_EN;
}

export function nrcPrefixesOf(nrcStateNo: number): readonly NrcPrefix[] {
  return nrcPrefixes.filter((prefix) => prefix.nrcStateNo === nrcStateNo);
}

export function nrcPrefixChoices(nrcStateNo: number, language: Language): readonly NrcPrefix[] {
  return sortByLabel(nrcPrefixesOf(nrcStateNo), (prefix) => nrcPrefixLabel(prefix, language), language);
}

/**
 * Latin spellings vary in the h of aspirated letters (PHA, HPA, PA), in ရ (RA, YA) and in ဥ (OU, U).
 * What is left without these is the same however the person learnt to spell it.
 */
export function foldLatin(text: string): string {
  return searchKey(text).replace(/H/g, '').replace(/OU/g, 'U').replace(/R/g, 'Y');
}

/** How well a prefix answers a query: 0 is best, undefined is not at all. */
function rankOf(prefix: NrcPrefix, query: string): number | undefined {
  const places = languages.map((language) => searchKey(nameIn(language, prefix, 'place')));
  const isLatin = /^[A-Z]/.test(query);
  const ranks = [
    prefix.NRC_EN.startsWith(query) || prefix.NRC_MM.startsWith(query),
    places.some((place) => place.startsWith(query)),
    isLatin && foldLatin(prefix.NRC_EN).startsWith(foldLatin(query)),
    places.some((place) => place.includes(query)),
  ];
  const rank = ranks.indexOf(true);
  return rank < 0 ? undefined : rank;
}

/** The prefixes of a state that fit what was typed: letters of the card or the name of the place, in either script. */
export function searchNrcPrefixes(nrcStateNo: number, typed: string, language: Language): readonly NrcPrefix[] {
  const query = searchKey(typed);
  return nrcPrefixChoices(nrcStateNo, language)
    .map((prefix) => ({ prefix, rank: rankOf(prefix, query) }))
    .filter((hit): hit is { prefix: NrcPrefix; rank: number } => hit.rank !== undefined)
    .sort((left, right) => left.rank - right.rank)
    .map(({ prefix }) => prefix);
}
