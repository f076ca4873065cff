import { describe, expect, it } from 'vitest';
import { employmentTypes, nameOf } from '../people/employment-types.ts';
import { industries } from '../people/industries.ts';
import { occupations, others, sortedByName } from '../people/occupations.ts';
import { relationships } from '../people/relationships.ts';
import { visaTypes } from '../people/visa-types.ts';
import { countries, defaultCountryCode, findCountry } from '../places/countries.ts';
import { existingAccountProductCodes, isAllowedExistingAccount } from '../products/existing-account-products.ts';

const namesByCode = (items: readonly { code: string; name_EN: string }[]) =>
  Object.fromEntries(items.map(({ code, name_EN }) => [code, name_EN]));

describe('employment types', () => {
  it('are the eight of the specification [REF-009 to REF-016]', () => {
    expect(namesByCode(employmentTypes)).toEqual({
      T: 'Full time temporary',
      U: 'Unemployed (incl. religious orders)',
      F: 'Full time permanent',
      S: 'Self employed',
      P: 'Part time',
      R: 'Retired pensioned',
      N: 'Retired non-pensioned',
      O: 'Other',
    });
  });

  it('have a name in each language', () => {
    const unemployed = employmentTypes.find(({ code }) => code === 'U');
    expect(unemployed && nameOf(unemployed, 'en')).toBe('Unemployed (incl. religious orders)');
    expect(unemployed && nameOf(unemployed, 'mm')).toBe('အလုပ်အကိုင်မရှိသူ (သာသနာ့ဝန်ထမ်း အပါအဝင်)');
  });
});

describe('occupations and industries', () => {
  it('are 95 occupations with Others and the religious orders [REF-017]', () => {
    expect(occupations).toHaveLength(95);
    const names = occupations.map(({ name_EN }) => name_EN);
    expect(new Set(names).size).toBe(95);
    expect(names).toContain(others);
    expect(names).toContain('Member of religious orders');
  });

  it('are 35 industries with Others and Religious [REF-018]', () => {
    expect(industries).toHaveLength(35);
    const names = industries.map(({ name_EN }) => name_EN);
    expect(new Set(names).size).toBe(35);
    expect(names).toContain(others);
    expect(names).toContain('Religious');
  });

  it('are sorted in the active language, Others last', () => {
    expect(
      sortedByName(occupations, 'en')
        .slice(0, 2)
        .map((item) => item.name_EN),
    ).toEqual(['Accountant', 'Accounts clerk']);
    for (const language of ['en', 'mm'] as const) {
      for (const list of [occupations, industries]) expect(sortedByName(list, language).at(-1)?.name_EN).toBe(others);
    }
    expect(sortedByName(industries, 'mm').map(({ code }) => code)).not.toEqual(industries.map(({ code }) => code));
  });
});

it('visa types are the five of the specification [REF-019 to REF-023]', () => {
  expect(namesByCode(visaTypes)).toEqual({
    D: 'Diplomatic/official courtesy',
    O: 'International organizations',
    B: 'Business',
    E: 'Employment',
    P: 'Permanent residence',
  });
});

it('relationships to an introducer are C, F and R [REF-024]', () => {
  expect(namesByCode(relationships)).toEqual({ C: 'Close friend', F: 'Family member', R: 'Relative' });
});

describe('countries', () => {
  it('each have a name, a code of two letters and one of three [REF-025]', () => {
    expect(countries).toHaveLength(249);
    for (const { alpha2, alpha3, name_EN, name_MM } of countries) {
      expect(alpha2).toMatch(/^[A-Z]{2}$/);
      expect(alpha3).toMatch(/^[A-Z]{3}$/);
      expect(name_EN).not.toBe('');
      expect(name_MM).not.toBe('');
    }
    expect(new Set(countries.flatMap(({ alpha2, alpha3 }) => [alpha2, alpha3])).size).toBe(2 * 249);
  });

  it('begin with Myanmar as the default [REF-026]', () => {
    expect(defaultCountryCode).toBe('MM');
    expect(findCountry(defaultCountryCode)).toEqual({
      alpha2: 'MM',
      alpha3: 'MMR',
      name_EN: 'Myanmar',
      name_MM: 'မြန်မာ',
    });
    expect(findCountry('MMR')).toBe(findCountry('MM'));
    expect(findCountry('ZZ')).toBeUndefined();
  });
});

it('existing accounts are allowed by product code [REF-028]', () => {
  const allowed = '101, 301, 501, 119, 319, 325, 327, 329, 331, 333, 401, 415, 420, 471, 507, 511, 519, 521';
  expect(existingAccountProductCodes).toEqual(allowed.split(', '));
  expect(isAllowedExistingAccount('415')).toBe(true);
  expect(isAllowedExistingAccount('137')).toBe(false);
});
