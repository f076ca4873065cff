import { expect, test } from 'vitest';
import { formatNumber } from './numbers.ts';

test('separates thousands in both languages, Burmese in Burmese digits', () => {
  expect(formatNumber(50_000_000, 'en')).toBe('50,000,000');
  expect(formatNumber(50_000_000, 'mm')).toBe('၅၀,၀၀၀,၀၀၀');
  expect(formatNumber(100, 'en')).toBe('100');
  expect(formatNumber(0, 'mm')).toBe('၀');
});

test('keeps fractions and can fix their length', () => {
  expect(formatNumber(5.5, 'mm')).toBe('၅.၅');
  expect(formatNumber(1234.5, 'en', 2)).toBe('1,234.50');
  expect(formatNumber(0.12345, 'en')).toBe('0.12345');
});

test('writes negative numbers', () => {
  expect(formatNumber(-1234, 'en')).toBe('-1,234');
  expect(formatNumber(-123, 'en')).toBe('-123');
});

test('agrees with the Intl data of Node', () => {
  for (const value of [1, 12, 123, 1234, 123456, 1234567.89]) {
    expect(formatNumber(value, 'en')).toBe(new Intl.NumberFormat('en').format(value));
    expect(formatNumber(value, 'mm')).toBe(new Intl.NumberFormat('my').format(value));
  }
});
