import { expect, test } from 'vitest';
import { existingCustomerSteps } from './outline.ts';
import { checkedExistingCustomer } from './steps.ts';

test('every step of the shorter way can be asked, also one that asks nothing', () => {
  const made = checkedExistingCustomer(['01']);
  expect(made.map(({ name }) => name)).toEqual(existingCustomerSteps.map(({ name }) => name));
  for (const step of made) {
    expect(Array.isArray(step.fields)).toBe(true);
    expect(step.check).toBeTypeOf('function');
  }
});
