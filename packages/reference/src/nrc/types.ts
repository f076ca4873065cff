import rows from '../../data/nrc-types.json' with { type: 'json' };
import { searchKey } from '../burmese-text.ts';

export type NrcTypeCode = 'N' | 'E' | 'P' | 'T' | 'Y' | 'S';

/** What stands in brackets on a card. */
export interface NrcType {
  readonly code: NrcTypeCode;
  readonly numberDigits: number;
  readonly letter_EN: string;
  /** As printed in Burmese: the short form, and the long one where cards carry it too. */
  readonly letters_MM: readonly string[];
  readonly name_EN: string;
  readonly name_MM: string;
}

export const nrcTypes = rows as readonly NrcType[];

/** The code (`N`) and what cards print for it (`Naing`, `နိုင်`). */
export function spellingsOf({ code, letter_EN, letters_MM }: NrcType): string[] {
  return [code, letter_EN, ...letters_MM].map(searchKey);
}

export function findNrcType(text: string): NrcType | undefined {
  const key = searchKey(text);
  return nrcTypes.find((type) => spellingsOf(type).includes(key));
}
