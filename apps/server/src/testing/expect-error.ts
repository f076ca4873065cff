import { errorBody } from '@taga/contract';
import { expect } from 'vitest';

interface ExpectedError {
  readonly status: number;
  /** The codes of the details, in order; none for failures of ours. */
  readonly codes: readonly string[];
}

/** The shape every failure must have: the right status, the documented body, a request id, and nothing from inside. */
export async function expectError(answer: Response, expected: ExpectedError) {
  const text = await answer.text();
  expect(answer.status, text).toBe(expected.status);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const { Error: error, ...rest } = errorBody.parse(JSON.parse(text));
  expect(rest).toEqual({});
  // When to come back stands in the header as well, and below 500 in the body too.
  const retryAfterS = Number(answer.headers.get('retry-after') ?? 0);
  const { RetryAfter, ...always } = JSON.parse(text).Error;
  expect(Object.keys(always)).toEqual(['Message', 'Details', 'RequestId']);
  expect(RetryAfter ?? 0).toBe(expected.status < 500 ? retryAfterS : 0);
  expect(error.Message).not.toBe('');
  expect(error.Details.map((detail) => detail.ErrorCode)).toEqual(expected.codes);
  expect(error.RequestId).toBe(answer.headers.get('x-request-id'));
  expect(text).not.toMatch(/\bat .+:\d+|node_modules|\.ts\b|FST_|select |insert /);
  return error;
}
