import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { passportDates, passportNumber } from './passport.ts';
import { findProblem, findProblems } from './rule.ts';
import { futureVisaExpiry, visaCountry, visaNumber, visaPlace, visaType } from './visa.ts';

describe('a passport', () => {
  it('has a number of letters and digits, at most 25 [VAL-014, CON-014]', () => {
    expect(z.parse(passportNumber, ' ma၁၂၃ ')).toBe('MA123');
    expect(findProblem(passportNumber, 'A'.repeat(25))).toBeUndefined();
    expect(findProblem(passportNumber, 'A'.repeat(26))).toBe('validation.passport.numberWrong');
    expect(findProblem(passportNumber, 'MA-123')).toBe('validation.passport.numberWrong');
    expect(findProblem(passportNumber, '')).toBe('validation.passport.numberMissing');
  });

  it('needs an issue date [VAL-015]', () => {
    expect(findProblems(passportDates, { issueDate: '', expiryDate: '2030-01-01' })).toEqual({
      issueDate: 'validation.passport.issueDateMissing',
    });
  });

  it('expires after it was issued, not on the same day [VAL-017]', () => {
    const issueDate = '2024-05-01';
    expect(findProblems(passportDates, { issueDate, expiryDate: '2024-05-02' })).toEqual({});
    expect(findProblems(passportDates, { issueDate, expiryDate: '2024-05-01' })).toEqual({
      expiryDate: 'validation.passport.expiryNotAfterIssue',
    });
    expect(findProblems(passportDates, { issueDate, expiryDate: '2024-02-30' })).toEqual({
      expiryDate: 'validation.passport.expiryDateMissing',
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
    expect(findProblem(visaPlace, 'ရန်ကုန်')).toBe('validation.address.latinOnly');
    expect(findProblem(visaPlace, 'A'.repeat(61))).toBe('validation.address.tooLong');
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
