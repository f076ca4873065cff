import { expect, test } from 'vitest';
import { groupsOfFour } from './groups-of-four.ts';

test.each([
  ['12345678901234567', '1234 5678 9012 3456 7'],
  ['1234567890123456', '1234 5678 9012 3456'],
  ['123', '123'],
  ['', ''],
])('%s is read as %s [MIS-008]', (accountNumber, read) => {
  expect(groupsOfFour(accountNumber)).toBe(read);
});
