import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { introducerPhone } from '../applications/introducer.ts';
import { findProblem } from '../fields/rule.ts';
import { mobilePhone } from './phone.ts';

describe("the customer's phone number", () => {
  it.each(['09 777 888 999', '+959777888999', '959777888999', '+95 9 777888999', '၀၉၇၇၇၈၈၈၉၉၉'])(
    '%s is stored as 09777888999, without spaces [VAL-035, NET-008]',
    (typed) => {
      expect(z.parse(mobilePhone, typed)).toBe('09777888999');
    },
  );

  it.each(['', '0', '09', '09777'])('%j is asked for again [VAL-037]', (typed) => {
    expect(findProblem(mobilePhone, typed)).toBe('validation.phone.missing');
  });

  it.each(['097778', '0977788', '0977788899900', '01777888', '+95177788899', '09777a88999'])(
    '%s is invalid [VAL-034]',
    (typed) => {
      expect(findProblem(mobilePhone, typed)).toBe('validation.phone.wrong');
    },
  );

  it.each(['+66812345678', '0066812345678'])('%s is told that a Myanmar number is needed', (typed) => {
    expect(findProblem(mobilePhone, typed)).toBe('validation.phone.foreign');
  });

  it('has 8 to 12 digits', () => {
    expect(findProblem(mobilePhone, '09777888')).toBeUndefined();
    expect(findProblem(mobilePhone, '097778889990')).toBeUndefined();
  });
});

describe("an introducer's phone number", () => {
  it('has 8 to 12 digits and nothing else [CON-036]', () => {
    expect(z.parse(introducerPhone, '၀၉ 777 888')).toBe('09777888');
    expect(findProblem(introducerPhone, '1'.repeat(12))).toBeUndefined();
    for (const wrong of ['', '1234567', '1'.repeat(13), '+9597778888']) {
      expect(findProblem(introducerPhone, wrong)).toBe('validation.introducer.phoneWrong');
    }
  });
});
