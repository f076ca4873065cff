import { emptyAnswers } from '@taga/contract/journeys/sign-up-answers';
import { expect, test } from 'vitest';
import { compareWithPassport, isOfAnswers, withReadAnswers } from './read-answers.ts';

const read = {
  USERNAME: 'JOHN PAUL SMITH',
  PASSPORT_NUMBER: 'X1234567',
  PASSPORTEXPIREDATE: '2032-08-28',
  DOB: '1990-05-17',
  GENDER: 'M',
  COUNTRY: 'GB',
  NATIONALITY: 'GB',
} as const;
const filled = withReadAnswers(emptyAnswers, read, undefined);

test('a passport fills in what it says, and nothing else [SUP-008, SUP-051]', () => {
  expect(filled).toEqual({
    ...emptyAnswers,
    idType: 'PASSPORT',
    name: { fullName: 'JOHN PAUL SMITH', fatherName: '' },
    passport: {
      ...emptyAnswers.passport,
      passportNumber: 'X1234567',
      expiryDate: { day: '28', month: '8', year: '2032' },
      visaCountry: 'GB',
    },
    gender: { gender: 'M' },
    birthDate: { birthDate: { day: '17', month: '5', year: '1990' } },
  });
});

test('Myanmar is no country of a visa [VAL-019]', () => {
  const own = withReadAnswers(emptyAnswers, { ...read, COUNTRY: 'MM', NATIONALITY: 'MM' }, undefined);
  expect(own.passport.visaCountry).toBe('');
});

test('what was typed stays; what an earlier photo said gives way to the next [SUP-008]', () => {
  const typed = {
    ...filled,
    name: { fullName: 'JON SMITH', fatherName: 'PETER' },
    birthDate: { birthDate: { day: '3', month: '', year: '' } },
  };
  const again = withReadAnswers(typed, { ...read, USERNAME: 'JOHN SMITH', PASSPORT_NUMBER: 'X7654321' }, read);
  expect(again.name).toEqual({ fullName: 'JON SMITH', fatherName: 'PETER' });
  expect(again.birthDate).toEqual(typed.birthDate);
  expect(again.passport.passportNumber).toBe('X7654321');
});

test('an answer is compared with the passport, a name by its words in any order [SUP-008]', () => {
  const named = (fullName: string) => ({ ...filled, name: { fullName, fatherName: '' } });
  expect(compareWithPassport('fullName', named('smith john  paul'), read)).toBe('same');
  expect(compareWithPassport('fullName', named('JOHN SMITH'), read)).toBe('differs');
  expect(compareWithPassport('fullName', named(''), read)).toBeUndefined();
  expect(compareWithPassport('birthDate', filled, { ...read, DOB: '' })).toBeUndefined();
});

test('a reading is of the answers that came from it, and not of anyone who starts again [SUP-008]', () => {
  expect(isOfAnswers(filled, read)).toBe(true);
  expect(isOfAnswers(emptyAnswers, read)).toBe(false);
});
