import { expect, test } from 'vitest';
import { formatBalance } from './format-balance.ts';

const account = { ACCNO: '12345678901234567', ACCLASS: '301' };

test('writes the currency MMK and the amount, in the digits of the language (G-135) [DSH-004]', () => {
  expect(formatBalance({ ...account, AVLBAL: 1_250_000 }, 'en')).toBe('MMK 1,250,000.00');
  expect(formatBalance({ ...account, AVLBAL: 1_250_000.5 }, 'mm')).toBe('MMK ၁,၂၅၀,၀၀၀.၅၀');
  expect(formatBalance({ ...account, AVLBAL: 0 }, 'en')).toBe('MMK 0.00');
});

test('writes the currency of an account that is kept in another one', () => {
  expect(formatBalance({ ...account, AVLBAL: 100, CURRENCY: 'USD' }, 'en')).toBe('USD 100.00');
  expect(formatBalance({ ...account, AVLBAL: 100, CURRENCY: 'MMK' }, 'en')).toBe('MMK 100.00');
});

test('has nothing to write while the amount is hidden', () => {
  expect(formatBalance({ ...account, AVLBAL: null }, 'en')).toBeUndefined();
});
