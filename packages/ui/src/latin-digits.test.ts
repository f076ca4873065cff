import { expect, test } from 'vitest';
import { latinDigits } from './latin-digits.ts';

test('turns every Burmese digit into its Latin one', () => {
  expect(latinDigits('၀၁၂၃၄၅၆၇၈၉')).toBe('0123456789');
});

test('leaves Latin digits, signs and letters alone', () => {
  expect(latinDigits('+95 ၉-1က')).toBe('+95 9-1က');
});
