import everyCountry from 'libphonenumber-js/metadata.min.json' with { type: 'json' };
import { expect, test } from 'vitest';
import myanmar from './myanmar-metadata.json' with { type: 'json' };
import { findNationalFormat } from './myanmar-phone.ts';

test.each([
  ['09777888999', '09 777 888999'],
  ['+959777888999', '09 777 888999'],
  ['959 777 888 999', '09 777 888999'],
  ['၀၉၇၇၇၈၈၈၉၉၉', '09 777 888999'],
  ['0912345678', '0912345678'],
])('%s is a number of Myanmar and is shown as at home [VAL-034 to VAL-036, VAL-038]', (typed, shown) => {
  expect(findNationalFormat(typed)).toBe(shown);
});

test.each(['0977', '09123456', '+66812345678', '0977788899912', ''])('%s is none [VAL-034]', (typed) => {
  expect(findNationalFormat(typed)).toBeUndefined();
});

test('what is known of the numbers of Myanmar is what the library ships', () => {
  expect(myanmar).toEqual({
    version: everyCountry.version,
    country_calling_codes: { '95': ['MM'] },
    countries: { MM: everyCountry.countries.MM },
  });
});
