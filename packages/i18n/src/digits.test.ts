import { expect, test } from 'vitest';
import { toBurmeseDigits, toLatinDigits } from './digits.ts';

test('writes every digit in Burmese and leaves the rest alone', () => {
  expect(toBurmeseDigits('0123456789')).toBe('၀၁၂၃၄၅၆၇၈၉');
  expect(toBurmeseDigits('12/OUKAMA(N)123456')).toBe('၁၂/OUKAMA(N)၁၂၃၄၅၆');
});

test('reads Burmese digits as 0 to 9, mixed with Latin ones', () => {
  expect(toLatinDigits('၀၁၂၃၄၅၆၇၈၉')).toBe('0123456789');
  expect(toLatinDigits('+၉၅ 9၇၇')).toBe('+95 977');
});

test('leaves Burmese letters and the digits of other scripts alone', () => {
  expect(toLatinDigits('ဝန်း ၀')).toBe('ဝန်း 0');
  expect(toLatinDigits('႑')).toBe('႑');
});
