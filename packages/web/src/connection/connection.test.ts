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

test('asks ever more rarely, and never less than every half minute [NET-005]', async () => {
  reportUnreachable();
  const askedWithin = async (ms: number) => {
    const before = vi.mocked(fetch).mock.calls.length;
    await vi.advanceTimersByTimeAsync(ms);
    return vi.mocked(fetch).mock.calls.length - before;
  };
  for (const pauseMs of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    expect(await askedWithin(pauseMs - 1)).toBe(0);
    expect(await askedWithin(1)).toBe(1);
  }
});

test('several calls that fail ask once, and the smallest there is, past every cache', async () => {
  reportUnreachable();
  reportUnreachable();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(fetch).toHaveBeenCalledWith('/healthz', expect.objectContaining({ method: 'HEAD', cache: 'no-store' }));
});

test('a page in the background is not the moment to ask; nor is one that has got through already', async () => {
  reportUnreachable();
  Object.assign(pageOnScreen, { visibilityState: 'hidden' });
  pageOnScreen.dispatchEvent(new Event('visibilitychange'));
  expect(fetch).not.toHaveBeenCalled();
  reportReachable();
  Object.assign(pageOnScreen, { visibilityState: 'visible' });
  pageOnScreen.dispatchEvent(new Event('visibilitychange'));
  expect(fetch).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('looking at the page does not start a second round beside the first [NET-005]', async () => {
  reportUnreachable();
  pageOnScreen.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a second time offline is noticed like the first', async () => {
  reportUnreachable();
  reportReachable();
  reportUnreachable();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('nothing is told twice, and who has stopped hears nothing', () => {
  const [staying, leaving] = [vi.fn(), vi.fn()];
  const stop = subscribeToConnection(staying);
  subscribeToConnection(leaving)();
  reportReachable();
  expect(staying).not.toHaveBeenCalled();
  reportUnreachable();
  reportUnreachable();
  expect(staying).toHaveBeenCalledTimes(1);
  expect(leaving).not.toHaveBeenCalled();
  stop();
  reportReachable();
});

test('the browser is listened to while anybody asks, and once', () => {
  const [added, removed] = [vi.spyOn(browser, 'addEventListener'), vi.spyOn(browser, 'removeEventListener')];
  const stops = [subscribeToConnection(() => {}), subscribeToConnection(() => {})];
  expect(added.mock.calls.map(([type]) => type)).toEqual(['online', 'offline']);
  stops[0]?.();
  expect(removed).not.toHaveBeenCalled();
  stops[1]?.();
  expect(removed.mock.calls.map(([type]) => type)).toEqual(['online', 'offline']);
});

test('a probe that gets stuck is given up after ten seconds', async () => {
  const given = vi.spyOn(AbortSignal, 'timeout');
  reportUnreachable();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(given).toHaveBeenCalledWith(10_000);
});
