import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accountNumber, existingAccountNumber, productCodeOf } from '../applications/account-number.ts';
import { employeeReference } from '../applications/employee-reference.ts';
import { findProblem } from '../fields/rule.ts';
import { otpCode } from './otp-code.ts';

describe('a one-time code', () => {
  it('has exactly six digits of either script [VAL-042, VAL-043]', () => {
    expect(z.parse(otpCode, ' ၁၂၃456 ')).toBe('123456');
    for (const wrong of ['12345', '1234567', '12345a']) {
      expect(findProblem(otpCode, wrong)).toBe('validation.otp.wrongLength');
    }
  });

  it('is asked for when empty [VAL-044]', () => {
    expect(findProblem(otpCode, '')).toBe('validation.otp.missing');
    expect(findProblem(otpCode, undefined)).toBe('validation.otp.missing');
  });
});

describe('an account number', () => {
  it('has 17 digits [CON-008]', () => {
    expect(z.parse(accountNumber, '0013 0110 0000 0000 1')).toBe('00130110000000001');
    expect(findProblem(accountNumber, '1'.repeat(16))).toBe('validation.accountNumber.wrong');
    expect(findProblem(accountNumber, '1'.repeat(18))).toBe('validation.accountNumber.wrong');
  });
});

describe('the number of an existing account', () => {
  const rule = existingAccountNumber(['301', '511']);

  it('is evaluated from six characters on', () => {
    expect(findProblem(rule, '00130')).toBe('validation.existingAccount.tooShort');
    expect(findProblem(rule, '001301')).toBeUndefined();
  });

  it('has an allowed product code in positions 4 to 6, counted from 1', () => {
    expect(productCodeOf('00151100000000001')).toBe('511');
    expect(findProblem(rule, '၀၀၁၅၁၁၀၀၀၀၀၀၀၀၀၀၁')).toBeUndefined();
    expect(findProblem(rule, '00113700000000001')).toBe('validation.existingAccount.notAllowed');
    expect(findProblem(rule, '30100000000000001')).toBe('validation.existingAccount.notAllowed');
  });

  it('is made of digits, at most 17 of them', () => {
    expect(findProblem(rule, '001301X')).toBe('validation.existingAccount.notAllowed');
    expect(findProblem(rule, '001301000000000012')).toBe('validation.existingAccount.notAllowed');
  });
});

describe('an employee reference', () => {
  it('has at most six digits [CON-019]', () => {
    expect(z.parse(employeeReference, '၀၁၂')).toBe('012');
    expect(findProblem(employeeReference, '123456')).toBeUndefined();
    for (const wrong of ['', '1234567', '12A']) {
      expect(findProblem(employeeReference, wrong)).toBe('validation.employeeReference.wrong');
    }
  });
});
