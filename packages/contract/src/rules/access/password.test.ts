import { describe, expect, it } from 'vitest';
import { findProblem } from '../fields/rule.ts';
import { newPassword, passwordRequirements, resetConfirmation, signUpConfirmation, typedPassword } from './password.ts';

describe('a new password', () => {
  it.each([
    ['Abcdef1', 'validation.password.length'],
    [`Aa1${'x'.repeat(22)}`, 'validation.password.length'],
    ['', 'validation.password.length'],
    ['abcdefg1', 'validation.password.mix'],
    ['ABCDEFG1', 'validation.password.mix'],
    ['Abcdefgh', 'validation.password.mix'],
  ])('refuses %j [VAL-040, CON-013]', (password, problem) => {
    expect(findProblem(newPassword, password)).toBe(problem);
  });

  it.each(['Abcdefg1', `Aa1${'x'.repeat(21)}`])('accepts %s [VAL-040, CON-013]', (password) => {
    expect(findProblem(newPassword, password)).toBeUndefined();
  });

  it('says which of the two requirements are met while it is typed', () => {
    expect(passwordRequirements('Ab1')).toEqual({ length: false, mix: true });
    expect(passwordRequirements('abcdefgh')).toEqual({ length: true, mix: false });
    expect(passwordRequirements('x'.repeat(24)).length).toBe(true);
    expect(passwordRequirements('x'.repeat(25)).length).toBe(false);
  });

  it('must be confirmed, each screen saying it its own way [VAL-041]', () => {
    expect(findProblem(resetConfirmation('Abcdefg1'), 'Abcdefg1')).toBeUndefined();
    expect(findProblem(resetConfirmation('Abcdefg1'), 'abcdefg1')).toBe('validation.password.resetMismatch');
    expect(findProblem(signUpConfirmation('Abcdefg1'), '')).toBe('validation.password.signUpMismatch');
  });
});

describe('the password of a login', () => {
  it('is required, and otherwise left for the server to evaluate [VAL-002]', () => {
    expect(findProblem(typedPassword, '')).toBe('validation.login.passwordMissing');
    expect(findProblem(typedPassword, 'x')).toBeUndefined();
    expect(findProblem(typedPassword, ' ')).toBeUndefined();
  });
});
