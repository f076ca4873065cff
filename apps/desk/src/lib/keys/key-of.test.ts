import { expect, test } from 'vitest';
import { keyOf } from './key-of.ts';

test.each([
  ['a', 'KeyA', false, 'a'],
  ['ေ', 'KeyA', false, 'a'],
  ['ရ', 'KeyT', false, 't'],
  ['၁', 'Digit1', false, '1'],
  ['ဟ', 'BracketLeft', false, '['],
  ['။', 'Slash', true, '?'],
  ['။', 'Slash', false, '/'],
  ['ေ', 'KeyA', true, 'A'],
  ['၁', 'Digit1', true, '1'],
  ['~', 'Backquote', true, '~'],
  ['\u0080', 'KeyB', false, 'b'],
  ['ဗ', 'Equal', true, '+'],
  // A Latin layout of another country: the letter counts, not its place.
  ['z', 'KeyY', false, 'z'],
  ['?', 'Minus', true, '?'],
  ['Enter', 'Enter', false, 'Enter'],
  ['ည', 'IntlRo', false, 'ည'],
])('“%s” of %s (shift %s) is %s: keys work with a Burmese layout [DSK-045]', (key, code, shiftKey, named) => {
  expect(keyOf({ key, code, shiftKey })).toBe(named);
});
