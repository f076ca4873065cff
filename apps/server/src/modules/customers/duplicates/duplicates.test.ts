import { describe, expect, test } from 'vitest';
import { matchesOf } from './find-duplicates.ts';

const mya = {
  name: 'MYA MYA',
  fatherName: 'U HLA',
  idType: 'NRC',
  idValue: '12/DAGAMA(N)123456',
  phone: '09777888999',
  birthDate: '1990-02-28',
};
const another = { idValue: '12/DAGAMA(N)654321', phone: '09777888000' };

describe('two people may be one [DSK-004]', () => {
  test.each([
    ['by the number of the document', { ...another, idValue: mya.idValue, name: 'ZAW ZAW' }, ['same-identity']],
    ['by the phone', { ...another, phone: mya.phone, name: 'ZAW ZAW' }, ['same-phone']],
    ['by name and birth date', another, ['same-name']],
    ['by a name that sounds so, and the birth date', { ...another, name: 'DAW MYAR MYAR' }, ['near-name']],
    ['by several at once', {}, ['same-identity', 'same-phone', 'same-name']],
    ['but not by the name alone', { ...another, birthDate: '1990-03-01' }, []],
    ['nor by the birth date alone', { ...another, name: 'ZAW ZAW' }, []],
  ])('%s', (_how, differs, reasons) => {
    expect(matchesOf(mya, { ...mya, ...differs }).map(({ reason }) => reason)).toEqual(reasons);
  });
});
