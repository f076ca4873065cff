import { expect, test } from 'vitest';
import { identityNumber } from './person-answers.ts';
import { emptyAnswers } from './sign-up-answers.ts';

const nrc = { ...emptyAnswers.nrc, state: '12', township: 'DAGAMA', type: 'N', number: '123456' };

test('the number of a national card is written as it is printed', () => {
  expect(identityNumber({ ...emptyAnswers, idType: 'NRC', nrc })).toBe('12/DAGAMA(N)123456');
});

test.each(['state', 'township', 'type', 'number'])('and is none while its %s is missing', (part) => {
  expect(identityNumber({ ...emptyAnswers, idType: 'NRC', nrc: { ...nrc, [part]: '' } })).toBe('');
});

test('an old card and a passport have the number that was typed', () => {
  const oldNrc = { ...emptyAnswers.oldNrc, oldNumber: ' ABC 123 ' };
  const passport = { ...emptyAnswers.passport, passportNumber: 'MA123456' };
  expect(identityNumber({ ...emptyAnswers, idType: 'OLD_NRC', nrc, oldNrc })).toBe('ABC 123');
  expect(identityNumber({ ...emptyAnswers, idType: 'PASSPORT', nrc, passport })).toBe('MA123456');
});
