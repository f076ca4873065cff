import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { findProblem } from '../fields/rule.ts';
import { addressCountry, addressText, currentAddress, permanentAddress } from './address.ts';

describe('address text', () => {
  it('is stored in upper case with letters, digits and symbols [VAL-029, VAL-030]', () => {
    expect(z.parse(addressText, 'No. (၁၂), Pyay Rd #4/B')).toBe('NO. (12), PYAY RD #4/B');
    expect(z.parse(addressText, 'Café – Ü')).toBe('CAFE - U');
  });

  it('takes 60 characters [VAL-029, CON-015]', () => {
    expect(findProblem(addressText, 'a'.repeat(60))).toBeUndefined();
    expect(findProblem(addressText, 'a'.repeat(61))).toBe('validation.address.tooLong');
  });

  it('refuses other scripts, which the core system cannot store', () => {
    expect(findProblem(addressText, 'ပြည်လမ်း')).toBe('validation.address.latinOnly');
  });
});

describe('an address', () => {
  const whole = { state: 'MMR013', township: 'MMR013037', address: 'NO 5' };

  it.each(['state', 'township', 'address'])('is incomplete without its %s [VAL-027, VAL-028]', (field) => {
    const partial = { ...whole, [field]: '' };
    expect(findProblem(currentAddress, partial)).toBe('validation.address.currentMissing');
    expect(findProblem(permanentAddress, partial)).toBe('validation.address.permanentMissing');
  });

  it('is told which of its lines is wrong, the optional ones too [VAL-029]', () => {
    expect(findProblem(currentAddress, { ...whole, street: 'ပြည်လမ်း' })).toBe('validation.address.latinOnly');
    expect(findProblem(permanentAddress, { ...whole, houseNo: '5'.repeat(61) })).toBe('validation.address.tooLong');
  });

  it('is complete with all three', () => {
    expect(findProblem(currentAddress, whole)).toBeUndefined();
    expect(findProblem(permanentAddress, whole)).toBeUndefined();
  });

  it('lies in Myanmar [VAL-031]', () => {
    expect(findProblem(addressCountry, 'MYANMAR')).toBeUndefined();
    expect(findProblem(addressCountry, 'THAILAND')).toBe('validation.selectionMissing');
  });
});
