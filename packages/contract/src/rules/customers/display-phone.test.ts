import { expect, test } from 'vitest';
import { displayPhone } from './display-phone.ts';

test.each([
  ['09420000001', '+959420000001'],
  ['09 420 000001', '+959420000001'],
  ['+959420000001', '+959420000001'],
  ['959420000001', '+959420000001'],
  ['', ''],
  [null, ''],
])('%s is shown as %s, without its leading 0 (G-070) [CON-007]', (stored, shown) => {
  expect(displayPhone(stored)).toBe(shown);
});
