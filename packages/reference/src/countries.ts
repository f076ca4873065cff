import rows from '../data/countries.json' with { type: 'json' };

export { nameOf, sortedByName } from './named-list.ts';

export interface Country {
  readonly alpha2: string;
  readonly alpha3: string;
  readonly name_EN: string;
  readonly name_MM: string;
}

export const countries: readonly Country[] = rows;

export const defaultCountryCode = 'MM';

/** By the code of two or of three letters. */
export function findCountry(code: string): Country | undefined {
  return countries.find(({ alpha2, alpha3 }) => alpha2 === code || alpha3 === code);
}
