import { expect, test } from 'vitest';
import { isWithinLimit } from './identity-measures.ts';

test.each([
  [{}, [true, true, true, true]],
  [{ atLeast: 2 }, [false, true, true, true]],
  [{ atMost: 3 }, [true, true, true, false]],
  [{ atLeast: 2, atMost: 3 }, [false, true, true, false]],
])('within %j lie of 1, 2, 3 and 4: %j', (limit, expected) => {
  expect([1, 2, 3, 4].map((score) => isWithinLimit(score, limit))).toEqual(expected);
});
