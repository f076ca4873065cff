import { expect, test } from 'vitest';
import { namedFields, nameIn, withEveryName } from './named-fields.ts';

const state = { stateName_EN: 'Yangon', stateName_MM: 'ရန်ကုန်' };
const branch = { branchName: 'Ahlone', branchName_MM: 'အလုံ' };
const service = { ServiceName: 'Passbook', MM_ServiceName: 'ဘဏ်စာအုပ်' };

test('writes the names of fields in the three styles of the specification', () => {
  const value = (language: string) => language;
  expect(namedFields('suffix', ['stateName'], value)).toEqual({ stateName_EN: 'en', stateName_MM: 'mm' });
  expect(namedFields('suffixOthers', ['address'], value)).toEqual({ address: 'en', address_MM: 'mm' });
  expect(Object.keys(namedFields('prefixOthers', ['Name', 'Note'], value))).toEqual([
    'Name',
    'Note',
    'MM_Name',
    'MM_Note',
  ]);
});

test('reads the text of a language in each of them, and that of the first language where it has none', () => {
  expect([nameIn('en', state, 'stateName'), nameIn('mm', state, 'stateName')]).toEqual(['Yangon', 'ရန်ကုန်']);
  expect([nameIn('en', branch, 'branchName'), nameIn('mm', branch, 'branchName')]).toEqual(['Ahlone', 'အလုံ']);
  expect([nameIn('en', service, 'ServiceName'), nameIn('mm', service, 'ServiceName')]).toEqual(['Passbook', 'ဘဏ်စာအုပ်']);
  expect(nameIn('mm', { stateName_EN: 'Yangon' }, 'stateName')).toBe('Yangon');
  expect(nameIn('mm', { address: '1 Strand Road' }, 'address')).toBe('1 Strand Road');
});

test('fills in the names that a list does not have yet', () => {
  expect(
    withEveryName(
      [
        { id: 1, stateName_EN: 'Yangon' },
        { id: 2, ...state },
      ],
      ['stateName'],
    ),
  ).toEqual([
    { id: 1, stateName_EN: 'Yangon', stateName_MM: 'Yangon' },
    { id: 2, ...state },
  ]);
});
