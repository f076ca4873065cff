import { expect, test } from 'vitest';
import { accountClasses } from './account-classes.ts';
import { allowedHours, mostAllowedHours } from './service-levels.ts';

test('every class, cards, renewals and what is not named have a time [DSK-030]', () => {
  const named = [...accountClasses.map(({ code }) => allowedHours('cases', code)), allowedHours('renewals', null)];
  expect(named.every((hours) => hours > 0 && hours <= mostAllowedHours)).toBe(true);
  expect(allowedHours('renewals', null)).toBeLessThan(allowedHours('cards', null));
  expect(allowedHours('loans', null)).toBe(10);
});
