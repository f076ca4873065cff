import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findProblem, findProblems } from '../fields/rule.ts';
import { passportDates, passportNumber } from './passport.ts';
import { futureVisaExpiry, visaCountry, visaNumber, visaPlace, visaType } from './visa.ts';

describe('a passport', () => {
  it('has a number of letters and digits, at most 25 [VAL-014, CON-014]', () => {
    expect(z.parse(passportNumber, ' ma ၁၂-၃ ')).toBe('MA123');
    expect(findProblem(passportNumber, 'A'.repeat(25))).toBeUndefined();
    expect(findProblem(passportNumber, 'A'.repeat(26))).toBe('validation.passport.numberWrong');
    expect(findProblem(passportNumber, 'MA#123')).toBe('validation.passport.numberWrong');
    expect(findProblem(passportNumber, '')).toBe('validation.passport.numberMissing');
  });

  const problemsOf = (issueDate: string, expiryDate: string) =>
    findProblems(passportDates('2025-06-30'), { issueDate, expiryDate });

  it('needs an issue date, which exists and is not in the future [VAL-015]', () => {
    expect(problemsOf('', '2030-01-01')).toEqual({ issueDate: 'validation.passport.issueDateMissing' });
    expect(problemsOf('2024-02-30', '2030-01-01')).toEqual({ issueDate: 'validation.date.impossible' });
    expect(problemsOf('2025-06-30', '2030-01-01')).toEqual({});
    expect(problemsOf('2025-07-01', '2030-01-01')).toEqual({ issueDate: 'validation.passport.issueDateInFuture' });
  });

  it('expires after it was issued, not on the same day [VAL-017]', () => {
    expect(problemsOf('2025-06-29', '2025-06-30')).toEqual({});
    for (const expiryDate of ['2024-05-01', '2023-01-01']) {
      expect(problemsOf('2024-05-01', expiryDate)).toEqual({ expiryDate: 'validation.passport.expiryNotAfterIssue' });
    }
    expect(problemsOf('2024-05-01', '')).toEqual({ expiryDate: 'validation.passport.expiryDateMissing' });
    expect(problemsOf('2024-05-01', '2030-02-30')).toEqual({ expiryDate: 'validation.date.impossible' });
  });

  it('has not expired; on its last day it is still good [VAL-017]', () => {
    expect(problemsOf('2015-07-01', '2025-06-30')).toEqual({});
    expect(problemsOf('2015-07-01', '2025-06-29')).toEqual({ expiryDate: 'validation.passport.expired' });
  });

  it('is told everything that is wrong with it at once', () => {
    expect(problemsOf('2026-01-01', '2025-01-01')).toEqual({
      issueDate: 'validation.passport.issueDateInFuture',
      expiryDate: 'validation.passport.expiryNotAfterIssue',
    });
  });
});

describe('a visa', () => {
  it('needs one of the five types [VAL-018]', () => {
    for (const type of ['D', 'O', 'B', 'E', 'P']) expect(findProblem(visaType, type)).toBeUndefined();
    expect(findProblem(visaType, '')).toBe('validation.visa.typeMissing');
  });

  it('needs a country, which is not Myanmar [VAL-019]', () => {
    expect(findProblem(visaCountry, 'TH')).toBeUndefined();
    expect(findProblem(visaCountry, 'MM')).toBe('validation.visa.countryMissing');
    expect(findProblem(visaCountry, '')).toBe('validation.visa.countryMissing');
  });

  it('needs a place [VAL-020]', () => {
    expect(z.parse(visaPlace, 'Bangkok')).toBe('BANGKOK');
    expect(findProblem(visaPlace, ' ')).toBe('validation.visa.placeMissing');
    expect(findProblem(visaPlace, 'ရန်ကုန်')).toBe('validation.visa.latinOnly');
    expect(findProblem(visaPlace, 'A'.repeat(61))).toBe('validation.visa.placeTooLong');
  });

  it('needs a number of at most 25 characters [VAL-021, CON-014]', () => {
    expect(z.parse(visaNumber, 'b-၁၂')).toBe('B-12');
    expect(findProblem(visaNumber, '')).toBe('validation.visa.numberMissing');
    expect(findProblem(visaNumber, '1'.repeat(26))).toBe('validation.visa.numberTooLong');
  });

  it('expires in the future: today is too late [VAL-022]', () => {
    const rule = futureVisaExpiry('2025-06-30');
    expect(findProblem(rule, '2025-07-01')).toBeUndefined();
    expect(findProblem(rule, '2025-06-30')).toBe('validation.visa.expiryNotInFuture');
    expect(findProblem(rule, '')).toBe('validation.visa.expiryMissing');
  });
});
