import { expect, test } from 'vitest';
import { againPath } from './again-path.ts';

test.each([
  [undefined, '/account'],
  [null, '/account'],
  ['card', '/credit-card-apply'],
  ['card-renewal', '/renewal'],
  ['loan', '/apply/loan'],
])('what was rejected as %s is tried again at %s', (kind, path) => {
  expect(againPath(kind)).toBe(path);
});
