import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findProblem, findProblems } from '../fields/rule.ts';
import { nrc, nrcBackSerial, nrcNumber, nrcParts, nrcTypes } from './nrc.ts';
import { oldNrc } from './old-nrc.ts';

describe('the number on a national registration card', () => {
  it.each(nrcTypes.filter((type) => type !== 'T'))('has exactly six digits for type %s [VAL-008, CON-010]', (type) => {
    expect(z.parse(nrcNumber(type), '၁၂၃၄၅၆')).toBe('123456');
    for (const wrong of ['12345', '1234567', '12345A', '000000', '']) {
      expect(findProblem(nrcNumber(type), wrong)).toBe('validation.nrc.numberWrong');
    }
  });

  it('has exactly five digits for type T [VAL-008, CON-010]', () => {
    expect(findProblem(nrcNumber('T'), '12345')).toBeUndefined();
    expect(findProblem(nrcNumber('T'), '123456')).toBe('validation.nrc.numberWrong');
    expect(findProblem(nrcNumber('T'), '00000')).toBe('validation.nrc.numberWrong');
  });
});

describe('the parts of a national registration card', () => {
  const parts = { state: '12', township: 'DAGAMA', type: 'N', number: '123456', backSerial: 'AB123456' };

  it('are state, township, type, number and back serial [VAL-007]', () => {
    expect(findProblems(nrcParts, parts)).toEqual({});
  });

  it('are each asked for when not chosen [VAL-007, VAL-013]', () => {
    expect(findProblems(nrcParts, { state: '', township: '', type: '', number: '', backSerial: '' })).toEqual({
      state: 'validation.nrc.stateMissing',
      township: 'validation.nrc.townshipMissing',
      type: 'validation.nrc.typeMissing',
      number: 'validation.nrc.numberWrong',
      backSerial: 'validation.nrc.backSerialMissing',
    });
  });

  it('have a number that fits the type, told even while another part is wrong [VAL-008]', () => {
    expect(findProblems(nrcParts, { ...parts, type: 'T', state: '15' })).toEqual({
      state: 'validation.nrc.stateMissing',
      number: 'validation.nrc.numberWrong',
    });
  });

  it('have a back serial of letters and digits, at most 20', () => {
    expect(z.parse(nrcBackSerial, ' ab-၁၂ ')).toBe('AB12');
    expect(findProblem(nrcBackSerial, 'AB#12')).toBe('validation.nrc.backSerialWrong');
    expect(findProblem(nrcBackSerial, 'A'.repeat(21))).toBe('validation.nrc.backSerialWrong');
  });
});

describe('a whole national registration number', () => {
  it.each([
    ['12/DAGAMA(N)123456', '12/DAGAMA(N)123456'],
    ['၉/mamana(e)၀၀၁၂၃၄', '9/MAMANA(E)001234'],
    ['1/BAMANA(T)12345', '1/BAMANA(T)12345'],
  ])('%s is stored as %s', (typed, stored) => {
    expect(z.parse(nrc, typed)).toBe(stored);
  });

  it.each([
    '15/DAGAMA(N)123456',
    '0/DAGAMA(N)123456',
    '12/DAGAMA(N)12345',
    '12/DAGAMA(N)000000',
    '1/BAMANA(T)00000',
    '1/BAMANA(T)123456',
    '12/DAGAMA(X)123456',
    '12DAGAMA(N)123456',
    '',
  ])('%j is refused', (value) => {
    expect(findProblem(nrc, value)).toBe('validation.nrc.wrong');
  });
});

describe('an old registration number', () => {
  it.each(['AB-12345', 'abcdef-123456', 'A/BC/12345', 'ABC-DEFGHI-123456', 'AB/CDE-၁၂၃၄၅၆'])(
    'accepts %s and stores it upper-cased [VAL-009, VAL-010]',
    (value) => {
      expect(findProblem(oldNrc, value)).toBeUndefined();
      expect(z.parse(oldNrc, value)).toMatch(/^[A-Z/-]+\d+$/);
    },
  );

  it.each([
    'A-12345',
    'ABCDEFG-12345',
    'AB-1234',
    'AB-1234567',
    'AB/12345',
    'ABCD/EF/12345',
    'AB/C/12345',
    'AB CD 12345',
    '',
  ])('refuses %j [VAL-010, VAL-011]', (value) => {
    expect(findProblem(oldNrc, value)).toBe('validation.oldNrc.wrong');
  });

  it('has room for the longest printed form within 20 characters [VAL-009, CON-009]', () => {
    expect(findProblem(oldNrc, 'ABC-DEFGHI-123456')).toBeUndefined();
    expect(findProblem(oldNrc, `${'A'.repeat(14)}-123456`)).toBe('validation.oldNrc.wrong');
  });
});
