import { expect, test } from 'vitest';
import { evaluatePassport } from './evaluate-passport.ts';

const stated = { number: 'MD123456', birthDate: '1990-05-17', expiresOn: '2032-08-28' };
const zone = {
  number: 'MD123456',
  birthDate: '900517',
  expiresOn: '320828',
  firstName: 'MYA MYA',
  lastName: 'KHIN',
  issuer: 'MMR',
  nationality: 'MMR',
  sex: 'F',
} as const;

test('a passport that says what was typed is no reason to refuse [IDV-003]', () => {
  expect(evaluatePassport(stated, { found: 'zone', zone })).toMatchObject({
    refused: [],
    scores: { passportRead: 1, passportNumberSame: 1 },
  });
});

test.each([
  ['number', { number: 'MD123457' }],
  ['birth date', { birthDate: '900518' }],
  ['expiry', { expiresOn: '320829' }],
])('a passport with another %s is refused [IDV-003]', (_, changes) => {
  expect(evaluatePassport(stated, { found: 'zone', zone: { ...zone, ...changes } }).refused).toEqual([
    'passport-differs',
  ]);
});

test('a page without a zone, or with lines whose check digits do not agree, was not read [IDV-003]', () => {
  for (const read of [{ found: 'unclear' }, { found: 'nothing' }, undefined] as const) {
    expect(evaluatePassport(stated, read).refused).toEqual(['passport-unreadable']);
  }
});
