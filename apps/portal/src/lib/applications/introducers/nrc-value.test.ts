import { introducerNrc } from '@taga/contract/rules/applications/introducer';
import { findProblem } from '@taga/contract/rules/fields/rule';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOfValue, valueOfParts } from './nrc-value.ts';

const whole = { state: '12', township: 'DAGAMA', type: 'N', number: '123456' };

test('a card number is written as printed, and nothing while nothing is given', () => {
  expect(valueOfParts(whole)).toBe('12/DAGAMA(N)123456');
  expect(valueOfParts({ state: '', township: '', type: '', number: '' })).toBe('');
});

test('half a number is kept part by part, and refused until it is whole [VAL-050]', () => {
  const part = fc.constantFrom('state', 'township', 'type', 'number');
  fc.assert(
    fc.property(fc.uniqueArray(part, { minLength: 1 }), (missing) => {
      const parts = { ...whole, ...Object.fromEntries(missing.map((name) => [name, ''])) };
      expect(partsOfValue(valueOfParts(parts))).toEqual(parts);
      expect(findProblem(introducerNrc, valueOfParts(parts))).toBe('validation.introducer.nrcWrong');
    }),
  );
  expect(partsOfValue(valueOfParts(whole))).toEqual(whole);
  expect(findProblem(introducerNrc, valueOfParts(whole))).toBeUndefined();
});
