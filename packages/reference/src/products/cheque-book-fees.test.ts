import { expect, it } from 'vitest';
import { chequeBookChargeMinor, chequeBookFees } from './cheque-book-fees.ts';

it('a MICR cheque book costs 1,000 MMK stamp duty plus 50 MMK [CON-041]', () => {
  expect(chequeBookFees.micr).toEqual({ dutyMinor: 100_000, serviceMinor: 5_000 });
  expect(chequeBookChargeMinor('micr')).toBe(105_000);
});

it('a non-MICR cheque book costs 500 MMK plus 50 MMK [CON-042]', () => {
  expect(chequeBookFees.nonMicr).toEqual({ dutyMinor: 50_000, serviceMinor: 5_000 });
  expect(chequeBookChargeMinor('nonMicr')).toBe(55_000);
});
