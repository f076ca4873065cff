import rows from '../../data/countries.json' with { type: 'json' };

import { type NamedItem, namedList } from '../lists/named-list.ts';

export { nameOf, sortedByName } from '../lists/named-list.ts';

export interface Country extends Omit<NamedItem, 'code'> {
  readonly alpha2: string;
  readonly alpha3: string;
}

export const countries: readonly Country[] = namedList(rows);

export const defaultCountryCode = 'MM';

/** By the code of two or of three letters. */
export function findCountry(code: string): Country | undefined {
  return countries.find(({ alpha2, alpha3 }) => alpha2 === code || alpha3 === code);
}
