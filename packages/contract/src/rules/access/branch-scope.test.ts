import { expect, test } from 'vitest';
import { isWithinBranches } from './branch-scope.ts';

test.each([
  [null, '001', true],
  [null, null, true],
  [['001', '002'], '002', true],
  [['001'], '002', false],
  [['001'], null, false],
  [[], '001', false],
])('who is given %j sees what belongs to %s: %s', (branches, branchCode, isSeen) => {
  expect(isWithinBranches(branches, branchCode)).toBe(isSeen);
});
