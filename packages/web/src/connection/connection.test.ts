import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOffline, reportReachable, subscribeToConnection } from './connection.ts';
import { reportUnreachable } from './unreachable.ts';

let browser: EventTarget;
let pageOnScreen: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  browser = new EventTarget();
  pageOnScreen = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', pageOnScreen);
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  reportReachable();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('believes the browser when it says that it is offline', () => {
  const listener = vi.fn();
  const stop = subscribeToConnection(listener);
  vi.stubGlobal('navigator', { onLine: false });
  browser.dispatchEvent(new Event('offline'));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(isOffline()).toBe(true);
  stop();
});

test('is offline after a call that did not get through, until one does', () => {
  const listener = vi.fn();
  const stop = subscribeToConnection(listener);
  reportUnreachable();
  expect(isOffline()).toBe(true);
  reportReachable();
  expect(isOffline()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
});

test('goes on by itself when the browser is back online', () => {
  const stop = subscribeToConnection(() => {});
  reportUnreachable();
  browser.dispatchEvent(new Event('online'));
  expect(isOffline()).toBe(false);
  stop();
});

test('asks by itself until something gets through, where the browser never says that it was offline [NET-005]', async () => {
  const listener = vi.fn();
  const stop = subscribeToConnection(listener);
  reportUnreachable();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(vi.mocked(fetch).mock.calls.length).toBeGreaterThan(2);
  expect(isOffline()).toBe(true);
  vi.mocked(fetch).mockResolvedValue(new Response(null, { status: 503 }));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(isOffline()).toBe(false);
  expect(listener).toHaveBeenCalledTimes(2);
  const asked = vi.mocked(fetch).mock.calls.length;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(fetch).toHaveBeenCalledTimes(asked);
  stop();
});

test('asks at once when somebody looks at the page again [NET-005]', async () => {
  reportUnreachable();
  vi.mocked(fetch).mockResolvedValue(new Response(null));
  pageOnScreen.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(isOffline()).toBe(false);
});
