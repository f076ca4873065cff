import { describe, expect, test } from 'vitest';
import { accountClasses, findAccountClass } from './account-classes.ts';
import { illustrateInterest } from './interest-illustration.ts';

function illustrate(code: string, balance: number, months: number) {
  const accountClass = findAccountClass(code);
  if (!accountClass) throw new Error(`There is no class ${code}`);
  const { rateBasisPoints, interestMinor, balanceMinor } = illustrateInterest(accountClass, balance * 100, months);
  return { rate: rateBasisPoints / 100, interest: interestMinor / 100, balance: balanceMinor / 100 };
}

const lakh = 100_000;

test.each([
  ['301', 1_000_000, 12, { rate: 6, interest: 60_000, balance: 1_060_000 }],
  ['301', 1_000_000, 1, { rate: 6, interest: 5_000, balance: 1_005_000 }],
  ['325', 1_000_000, 12, { rate: 7, interest: 70_000, balance: 1_070_000 }],
  ['501', 100 * lakh, 6, { rate: 2, interest: 100_000, balance: 10_100_000 }],
  ['511', 250_000, 24, { rate: 6, interest: 30_000, balance: 280_000 }],
])('class %s: %i MMK in %i months', (code, balance, months, expected) => {
  expect(illustrate(code, balance, months)).toEqual(expected);
});

describe('the rate is that of the tier a balance falls into', () => {
  test('class 301 earns nothing up to 10,000 MMK', () => {
    expect(illustrate('301', 10_000, 12)).toEqual({ rate: 0, interest: 0, balance: 10_000 });
    expect(illustrate('301', 10_001, 12)).toMatchObject({ rate: 6, interest: 600.06 });
  });

  test('class 501 earns 4% on the whole of a balance above 500 lakh', () => {
    expect(illustrate('501', 500 * lakh, 12)).toMatchObject({ rate: 2, interest: 1_000_000 });
    expect(illustrate('501', 500 * lakh + 1, 12)).toMatchObject({ rate: 4, interest: 2_000_000.04 });
  });

  test.each(['101', '107', '108', '137'])('class %s earns nothing', (code) => {
    expect(illustrate(code, 1_000_000, 12)).toEqual({ rate: 0, interest: 0, balance: 1_000_000 });
  });
});

test('parts of a minor unit are dropped', () => {
  // 6% of 100.01 for a month are 50.005 pya.
  expect(
    illustrateInterest({ interestTiers: [{ rateBasisPoints: 600, aboveMinor: 0, upToMinor: null }] }, 10_001, 1),
  ).toEqual({ rateBasisPoints: 600, interestMinor: 50, balanceMinor: 10_051 });
});

test('stays exact where the product of balance, rate and months is larger than a number holds', () => {
  expect(illustrate('325', 999_999_999_999, 119)).toMatchObject({ interest: 694_166_666_665.97 });
});

test('a longer time never earns less, and no time earns nothing', () => {
  for (const accountClass of accountClasses) {
    const interest = Array.from({ length: 61 }, (_, months) => {
      return illustrateInterest(accountClass, 123_456_789, months).interestMinor;
    });
    expect(interest[0]).toBe(0);
    expect(interest).toEqual(interest.toSorted((a, b) => a - b));
  }
});
