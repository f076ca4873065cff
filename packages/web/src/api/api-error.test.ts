import { expect, test } from 'vitest';
import { ApiError, isUnauthorized } from './api-error.ts';

test('a failure says whether there was an answer at all', () => {
  expect(new ApiError(null, null, null).message).toBe('The server could not be reached');
  expect(new ApiError(503, null, null).message).toBe('The server answered 503');
});

test('only a 401 of the server means that a token was refused', () => {
  expect(isUnauthorized(new ApiError(401, null, null))).toBe(true);
  expect(isUnauthorized(new ApiError(403, null, null))).toBe(false);
  expect(isUnauthorized({ status: 401 })).toBe(false);
});
