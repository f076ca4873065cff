import { expect, test } from 'vitest';
import { evaluatePassport } from './evaluate-passport.ts';

const stated = { number: 'MD123456', birthDate: '1990-05-17', expiresOn: '2032-08-28' };
const zone = { number: 'MD123456', birthDate: '900517', expiresOn: '320828', isConsistent: true };

test('a passport that says what was typed is no reason to refuse [IDV-003]', () => {
  expect(evaluatePassport(stated, zone)).toMatchObject({
    refused: [],
    scores: { passportRead: 1, passportNumberSame: 1 },
  });
});

test.each([
  ['number', { number: 'MD123457' }],
  ['birth date', { birthDate: '900518' }],
  ['expiry', { expiresOn: '320829' }],
])('a passport with another %s is refused [IDV-003]', (_, changes) => {
  expect(evaluatePassport(stated, { ...zone, ...changes }).refused).toEqual(['passport-differs']);
});

test('a zone whose check digits do not agree was not read, even if it says what was typed [IDV-003]', () => {
  expect(evaluatePassport(stated, { ...zone, isConsistent: false }).refused).toEqual(['passport-unreadable']);
  expect(evaluatePassport(stated, undefined).refused).toEqual(['passport-unreadable']);
});
