import { expect, test, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { onGlobalError, raiseGlobalError } from './global-errors.ts';

const failure = (status: number | null) => new ApiError(status, null, null);

test('400 and 401 are the screen’s own business; everything else is for everybody [ERR-003]', () => {
  const heard = vi.fn();
  const stop = onGlobalError(heard);
  for (const status of [400, 401, 403, 404, 500, null]) raiseGlobalError(failure(status));
  expect(heard.mock.calls.map(([{ status }]) => status)).toEqual([403, 404, 500, null]);
  stop();
});

test('what failed before anybody listened is told once, to who comes first', () => {
  raiseGlobalError(failure(500));
  const [first, second] = [vi.fn(), vi.fn()];
  const stops = [onGlobalError(first), onGlobalError(second)];
  expect(first).toHaveBeenCalledTimes(1);
  expect(second).not.toHaveBeenCalled();
  raiseGlobalError(failure(502));
  for (const stop of stops) stop();
  const third = vi.fn();
  onGlobalError(third)();
  expect(third).not.toHaveBeenCalled();
});

test('who has stopped hears nothing more', () => {
  const heard = vi.fn();
  onGlobalError(heard)();
  raiseGlobalError(failure(500));
  expect(heard).not.toHaveBeenCalled();
  onGlobalError(() => {})();
});
