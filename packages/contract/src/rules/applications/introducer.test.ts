import { describe, expect, it } from 'vitest';
import type { IdType } from '../customers/id-type.ts';
import { findProblems } from '../fields/rule.ts';
import { introducerForm, isSameDocument, repeatedPart } from './introducer.ts';

const introducer = {
  name: 'DAW MYA',
  phone: '09777888999',
  bankaccount: '00130100000000001',
  email: '',
  idType: 'NRC' as IdType,
  idValue: '12/DAGAMA(N)123456',
};
const problemsOf = (change: Partial<Record<keyof typeof introducer, string>>) =>
  findProblems(introducerForm, { ...introducer, ...change });

describe('an introducer', () => {
  it('is complete with name, phone, account and id; the email is optional (G-115) [VAL-053]', () => {
    expect(problemsOf({})).toEqual({});
  });

  it('names what is wrong by field [VAL-046, VAL-047, VAL-048, VAL-055]', () => {
    expect(problemsOf({ name: '', phone: '1', bankaccount: '1', email: 'x', idValue: '' })).toEqual({
      name: 'validation.introducer.nameMissing',
      phone: 'validation.introducer.phoneWrong',
      bankaccount: 'validation.introducer.accountNumberWrong',
      email: 'validation.introducer.emailMalformed',
      idValue: 'validation.introducer.nrcWrong',
    });
  });

  it('may have a name of one word, however short, and is one at most of 100 letters [VAL-046]', () => {
    expect(problemsOf({ name: 'U' })).toEqual({});
    expect(problemsOf({ name: 'U'.repeat(101) })).toHaveProperty('name');
  });

  it('has a bank account of exactly 17 digits [VAL-048]', () => {
    expect(problemsOf({ bankaccount: '1'.repeat(17) })).toEqual({});
    expect(problemsOf({ bankaccount: '1'.repeat(18) })).toHaveProperty('bankaccount');
  });

  it('is identified by a national card, an old one or a passport [VAL-049]', () => {
    expect(problemsOf({ idType: 'OLD_NRC', idValue: 'AB/CDE-12345' })).toEqual({});
    expect(problemsOf({ idType: 'PASSPORT', idValue: 'MA123456' })).toEqual({});
    expect(problemsOf({ idType: 'PASSPORT', idValue: 'M' })).toEqual({});
    expect(problemsOf({ idType: 'PASSPORT', idValue: ' ' })).toHaveProperty('idValue');
    expect(problemsOf({ idType: 'LICENCE' })).toHaveProperty('idType');
  });

  it.each([
    ['12/DAGAMA(N)123456', true],
    ['၁၂/dagama(n)၁၂၃၄၅၆', true],
    ['12/DAGAMA(N)12345', false],
    ['12/DAGAMA(N)000000', false],
    ['1/BAMANA(T)00000', false],
    ['12/DAGAMA(N)12345A', false],
    ['1/BAMANA(T)12345', true],
    ['1/BAMANA(T)123456', false],
    ['/DAGAMA(N)123456', false],
    ['12/(N)123456', false],
    ['12/DAGAMA()123456', false],
  ])('with a national card %s: the last six are digits, five on type T (G-019) [VAL-050]', (idValue, isRight) => {
    expect(problemsOf({ idValue })).toEqual(isRight ? {} : { idValue: 'validation.introducer.nrcWrong' });
  });

  it('has an old number of at most 25 letters, digits and symbols [VAL-051, CON-009]', () => {
    const oldNrcOf = (idValue: string) => problemsOf({ idType: 'OLD_NRC', idValue });
    expect(oldNrcOf('A/b-12 (x)')).toEqual({});
    expect(oldNrcOf('A'.repeat(25))).toEqual({});
    for (const wrong of ['', 'A'.repeat(26), 'ကခ']) {
      expect(oldNrcOf(wrong)).toEqual({ idValue: 'validation.introducer.oldNrcMissing' });
    }
  });

  it('is asked for the passport number in its own words (G-018) [VAL-052]', () => {
    expect(problemsOf({ idType: 'PASSPORT', idValue: '' })).toEqual({
      idValue: 'validation.introducer.passportMissing',
    });
  });
});

describe('two introducers', () => {
  const other = { ...introducer, bankaccount: '00130100000000002', idValue: '12/DAGAMA(N)654321' };

  it('are two people with an account each', () => {
    expect(repeatedPart(introducer, other)).toBeUndefined();
    expect(repeatedPart(introducer, { ...other, idValue: ' ၁၂/dagama(n)၁၂၃၄၅၆' })).toBe('idValue');
    expect(repeatedPart(introducer, { ...other, bankaccount: introducer.bankaccount })).toBe('bankaccount');
  });

  it('are not the same for having typed nothing yet', () => {
    const empty = { idType: 'NRC', idValue: '', bankaccount: '' } as const;
    expect(repeatedPart(empty, empty)).toBeUndefined();
    expect(isSameDocument({ idType: 'OLD_NRC', idValue: 'A1' }, { idType: 'PASSPORT', idValue: 'A1' })).toBe(false);
  });
});
