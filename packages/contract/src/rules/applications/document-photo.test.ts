import { expect, test } from 'vitest';
import { documentPhoto, isTooSmall } from './document-photo.ts';

test.each([
  [600, 350, false],
  [350, 600, false],
  [599, 350, true],
  [600, 349, true],
  [1_000, 100, true],
])('a photo of %i by %i pixels is too small: %s', (width, height, isSmall) => {
  expect(isTooSmall({ width, height })).toBe(isSmall);
});

test('what is darker than this is dark', () => expect(documentPhoto.darkBelow).toBe(60));
