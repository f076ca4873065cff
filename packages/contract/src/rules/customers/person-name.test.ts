import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { introducerName } from '../applications/introducer.ts';
import { findProblem } from '../fields/rule.ts';
import { fatherName, fullName } from './person-name.ts';

describe("the customer's name", () => {
  it('is stored upper-cased, with single inner spaces [VAL-003]', () => {
    expect(z.parse(fullName, '  Aung  Kyaw Moe ')).toBe('AUNG KYAW MOE');
  });

  it.each([
    ['Zoë Müller', 'ZOE MULLER'],
    ["O'Neil-Smith", 'O NEIL SMITH'],
    ['José', 'JOSE'],
  ])('is stored as a passport writes it for machines: %s [VAL-003]', (given, stored) => {
    expect(z.parse(fullName, given)).toBe(stored);
    expect(z.parse(fatherName, given)).toBe(stored);
    expect(z.parse(introducerName, given)).toBe(stored);
  });

  it.each(['U2', 'AUNG@', 'မြမြ', '漢字'])('refuses %s, letters being all it takes [VAL-003]', (name) => {
    expect(findProblem(fullName, `${name} AUNG`)).toBe('validation.name.lettersOnly');
  });

  it('in another script is told so, however short it is [VAL-003]', () => {
    expect(findProblem(fullName, 'မြ')).toBe('validation.name.lettersOnly');
    expect(findProblem(fatherName, 'ဦး')).toBe('validation.fatherName.lettersOnly');
  });

  it.each(['', 'AB', ' A  '])('refuses %j as too short, counted after trimming [VAL-004, CON-011]', (name) => {
    expect(findProblem(fullName, name)).toBe('validation.name.tooShort');
  });

  it('accepts three characters and up to a hundred', () => {
    expect(findProblem(fullName, 'MYA')).toBeUndefined();
    expect(findProblem(fullName, 'A'.repeat(100))).toBeUndefined();
    expect(findProblem(fullName, 'A'.repeat(101))).toBe('validation.name.tooLong');
  });

  it('asks for it when it is missing', () => {
    expect(findProblem(fullName, undefined)).toBe('validation.name.tooShort');
  });
});

describe("the father's name", () => {
  it('keeps the same rule [VAL-005]', () => {
    expect(z.parse(fatherName, 'u hla')).toBe('U HLA');
    expect(findProblem(fatherName, 'U HLA 2')).toBe('validation.fatherName.lettersOnly');
    expect(findProblem(fatherName, 'A'.repeat(101))).toBe('validation.fatherName.tooLong');
  });

  it('has its own message when it is too short [VAL-006]', () => {
    expect(findProblem(fatherName, 'U')).toBe('validation.fatherName.tooShort');
  });
});

describe("an introducer's name", () => {
  it('takes letters and spaces and must not be empty', () => {
    expect(z.parse(introducerName, 'Ma Su')).toBe('MA SU');
    expect(findProblem(introducerName, '   ')).toBe('validation.introducer.nameMissing');
    expect(findProblem(introducerName, 'MA SU 2')).toBe('validation.introducer.nameLettersOnly');
  });
});
