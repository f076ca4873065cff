import { expect, test } from 'vitest';
import { detailsOfZone } from './details-of-zone.ts';

const zone = {
  number: 'MD123456',
  birthDate: '900517',
  expiresOn: '320828',
  firstName: 'MYA MYA',
  lastName: 'KHIN',
  issuer: 'MMR',
  nationality: 'THA',
  sex: 'F',
} as const;
const today = '2026-11-18';
const read = (changes: Partial<typeof zone> | Record<string, string>) => detailsOfZone({ ...zone, ...changes }, today);

test('a zone is put into the words of the sign-up [SUP-008, SUP-051]', () => {
  expect(detailsOfZone(zone, today)).toEqual({
    USERNAME: 'MYA MYA KHIN',
    PASSPORT_NUMBER: 'MD123456',
    PASSPORTEXPIREDATE: '2032-08-28',
    DOB: '1990-05-17',
    GENDER: 'F',
    COUNTRY: 'MM',
    NATIONALITY: 'TH',
  });
});

test.each([
  ['261118', '2026-11-18'],
  ['261119', '1926-11-19'],
  ['040229', '2004-02-29'],
])('the century of a birth is the last one that lies behind: %s is %s [SUP-008]', (birthDate, day) => {
  expect(read({ birthDate }).DOB).toBe(day);
});

test('who has no family name in the passport has the one name that is there [SUP-008]', () => {
  expect(read({ firstName: '', lastName: 'AUNG AUNG' }).USERNAME).toBe('AUNG AUNG');
});

test('what the form would refuse is left to be typed [SUP-008]', () => {
  const details = read({
    firstName: '',
    lastName: 'A',
    birthDate: '901345',
    expiresOn: '320230',
    issuer: 'D',
    sex: '',
  });
  expect(details).toMatchObject({ USERNAME: '', DOB: '', PASSPORTEXPIREDATE: '', COUNTRY: '', GENDER: '' });
});
