import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOffline, reportReachable, reportUnreachable, subscribeToConnection } from './connection.ts';

let browser: EventTarget;

beforeEach(() => {
  browser = new EventTarget();
  vi.stubGlobal('window', browser);
  vi.stubGlobal('navigator', { onLine: true });
});
afterEach(() => {
  reportReachable();
  vi.unstubAllGlobals();
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
