import { createTextStore } from '@taga/i18n';
import { branches } from '@taga/reference/branches';
import { countries } from '@taga/reference/countries';
import { occupations } from '@taga/reference/occupations';
import { states } from '@taga/reference/states';
import { staticTownships } from '@taga/reference/townships';
import { loadCatalog } from '@taga/web/text';
import { beforeAll, expect, test } from 'vitest';
import { type Names, namesIn } from './names.ts';

let names: Names;
beforeAll(async () => {
  const store = createTextStore('en', loadCatalog);
  await store.loadGroup('accounts');
  names = namesIn('en', store.getSnapshot().text);
});
const plain = (words: string) => words.replace(/[\u2060\u00a0]/g, ' ').replace(/\s+/g, ' ');
const first = <Item>(list: readonly Item[]) => list[0] as Item;

test('codes stand for names, whichever way a record wrote them', () => {
  const country = first(countries);
  expect(plain(names.country(country.alpha2))).toBe(country.name_EN);
  expect(plain(names.country(country.name_EN.toUpperCase()))).toBe(country.name_EN);
  const occupation = first(occupations);
  expect(plain(names.occupation(occupation.code))).toBe(occupation.name_EN);
  expect(plain(names.occupation(occupation.name_EN))).toBe(occupation.name_EN);
  expect(names.branch(first(branches).branchCode)).not.toBe(first(branches).branchCode);
  expect(names.state(first(states).stateCode)).not.toBe(first(states).stateCode);
  expect(names.township(first(staticTownships).townShipCode)).not.toBe(first(staticTownships).townShipCode);
});

test('a code that no list knows stands for itself', () => {
  const { accountClass, branch, state, township, country, visaType, employment, occupation, industry } = names;
  for (const name of [accountClass, branch, state, township, country, visaType, employment, occupation, industry]) {
    expect(name('no such code')).toBe('no such code');
  }
});
