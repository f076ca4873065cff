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

/** By the code (`N`) or by what a card prints (`Naing`, `နိုင်`). */
export function findNrcType(text: string): NrcType | undefined {
  const key = searchKey(text);
  return nrcTypes.find(
    ({ code, letter_EN, letters_MM }) =>
      code === key || searchKey(letter_EN) === key || letters_MM.some((letter) => searchKey(letter) === key),
  );
}
