import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.resetModules());

test('a page uses the API from the moment its client arrives, and who waits for that is told', async () => {
  const { announceApiUse, isApiInUse, subscribeToApiUse } = await import('./api-use.ts');
  const [staying, leaving] = [vi.fn(), vi.fn()];
  subscribeToApiUse(staying);
  subscribeToApiUse(leaving)();
  expect(isApiInUse()).toBe(false);
  announceApiUse();
  expect(isApiInUse()).toBe(true);
  expect(staying).toHaveBeenCalledTimes(1);
  expect(leaving).not.toHaveBeenCalled();
});

test('to make a client is to use the API', async () => {
  const { isApiInUse } = await import('./api-use.ts');
  const { createApiClient } = await import('./api-client.ts');
  createApiClient({ requests: { build: vi.fn(), send: vi.fn() } });
  expect(isApiInUse()).toBe(true);
});
