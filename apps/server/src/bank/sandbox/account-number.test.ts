import { productCodeOf } from '@taga/contract/rules';
import { accountClasses } from '@taga/reference/account-classes';
import { branches } from '@taga/reference/branches';
import { describe, expect, test } from 'vitest';
import { accountNumberOf, isAccountNumber } from './account-number.ts';

const numbers = branches.flatMap(({ branchCode }, index) =>
  accountClasses.map(({ code }) =>
    accountNumberOf({ branchCode, productCode: code, serial: String((index * 7_919_317) % 9_999_999_999) }),
  ),
);

describe('an account number', () => {
  test('has 17 digits, the branch first, then the class, then the serial [SBX-003]', () => {
    const number = accountNumberOf({ branchCode: '042', productCode: '301', serial: '7' });
    expect(number).toMatch(/^0423010000000007\d$/);
    for (const each of numbers) expect(each).toMatch(/^\d{17}$/);
    expect(productCodeOf(number)).toBe('301');
  });

  test('is accepted as it was issued', () => {
    expect(numbers.filter((number) => !isAccountNumber(number))).toEqual([]);
  });

  test('with any one digit mistyped is found out [SBX-003]', () => {
    for (const number of numbers.slice(0, 200)) {
      const slips = [...number].flatMap((digit, at) =>
        [...'0123456789']
          .filter((other) => other !== digit)
          .map((other) => number.slice(0, at) + other + number.slice(at + 1)),
      );
      expect(slips).toHaveLength(17 * 9);
      expect(slips.filter(isAccountNumber)).toEqual([]);
    }
  });

  test('with any two neighbours swapped is found out [SBX-003]', () => {
    const swaps = numbers.flatMap((number) =>
      [...number].slice(1).flatMap((right, index) => {
        const left = number.charAt(index);
        return left === right ? [] : [number.slice(0, index) + right + left + number.slice(index + 2)];
      }),
    );
    expect(swaps.length).toBeGreaterThan(numbers.length);
    expect(swaps.filter(isAccountNumber)).toEqual([]);
  });

  test.each(['', '0423010000000007', '042301000000000700', '04230100000000a71', 'VAULT-MMK'])(
    'is never %j',
    (other) => {
      expect(isAccountNumber(other)).toBe(false);
    },
  );
});
