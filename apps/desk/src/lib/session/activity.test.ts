import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const desk = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', desk);
  vi.resetModules();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('lists load themselves again only while somebody is at the desk, so that an idle session ends [DSK-001]', async () => {
  const { refetchWhileAttended, watchActivity } = await import('./activity.ts');
  const stop = watchActivity();
  const interval = refetchWhileAttended(10_000);
  expect(interval()).toBe(10_000);
  vi.advanceTimersByTime(2 * 60_000);
  expect(interval()).toBe(false);
  desk.dispatchEvent(new Event('keydown'));
  expect(interval()).toBe(10_000);
  stop();
});

test('writing for long tells the server, and looking on does not', async () => {
  const { isRefreshDue, noteCall, watchActivity } = await import('./activity.ts');
  const stop = watchActivity();
  noteCall();
  vi.advanceTimersByTime(60_000);
  expect(isRefreshDue(30_000)).toBe(false);
  desk.dispatchEvent(new Event('keydown'));
  expect(isRefreshDue(30_000)).toBe(true);
  expect(isRefreshDue(90_000)).toBe(false);
  noteCall();
  expect(isRefreshDue(30_000)).toBe(false);
  stop();
});
