import { type Language, languageDefinition } from '@taga/i18n/languages';
import { type NamedFields, nameIn, withEveryName } from '@taga/i18n/named-fields';
import rows from '../../../data/nrc-types.json' with { type: 'json' };
import { searchKey } from '../../lists/burmese-text.ts';

export type NrcTypeCode = 'N' | 'E' | 'P' | 'T' | 'Y' | 'S';

/** What stands in brackets on a card. */
export interface NrcType extends NamedFields<'name'> {
  readonly code: NrcTypeCode;
  readonly numberDigits: number;
  readonly letter_EN: string;
  /** As printed in Burmese: the short form, and the long one where cards carry it too. */
  readonly letters_MM: readonly string[];
}

export const nrcTypes = withEveryName(rows, ['name']) as readonly NrcType[];

/** The type as a card in the script of the language prints it, and what it means: `(N) Citizen`. */
export function nrcTypeLabel(type: NrcType, language: Language): string {
  const isBurmese = languageDefinition(language).script === 'Mymr';
  return `(${isBurmese ? type.letters_MM[0] : type.code}) ${nameIn(language, type, 'name')}`;
}

/** The code (`N`) and what cards print for it (`Naing`, `နိုင်`). */
export function spellingsOf({ code, letter_EN, letters_MM }: NrcType): string[] {
  return [code, letter_EN, ...letters_MM].map(searchKey);
}

export function findNrcType(text: string): NrcType | undefined {
  const key = searchKey(text);
  return nrcTypes.find((type) => spellingsOf(type).includes(key));
}
