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
  noteCall(Date.now());
  vi.advanceTimersByTime(60_000);
  expect(isRefreshDue(30_000)).toBe(false);
  desk.dispatchEvent(new Event('keydown'));
  expect(isRefreshDue(30_000)).toBe(true);
  expect(isRefreshDue(90_000)).toBe(false);
  noteCall(Date.now());
  expect(isRefreshDue(30_000)).toBe(false);
  stop();
});

test('somebody has been away for two minutes when nothing was done for as long', async () => {
  const { refetchWhileAttended, watchActivity, idleSinceMs, noteCall } = await import('./activity.ts');
  const stop = watchActivity();
  const interval = refetchWhileAttended(10_000);
  vi.advanceTimersByTime(2 * 60_000 - 1);
  expect(interval()).toBe(10_000);
  vi.advanceTimersByTime(1);
  expect(interval()).toBe(false);
  for (const sign of ['pointerdown', 'wheel']) {
    desk.dispatchEvent(new Event(sign));
    expect(interval()).toBe(10_000);
    vi.advanceTimersByTime(2 * 60_000);
  }
  stop();
  desk.dispatchEvent(new Event('keydown'));
  expect(interval()).toBe(false);
  noteCall(Date.now());
  expect(idleSinceMs()).toBe(Date.now());
});

test('a call counts from when it was made, also when its answer comes late or after that of a later one', async () => {
  const { idleSinceMs, noteCall } = await import('./activity.ts');
  const firstMs = Date.now() + 1_000;
  const secondMs = firstMs + 1_000;
  vi.advanceTimersByTime(10 * 60_000);
  noteCall(secondMs);
  expect(idleSinceMs()).toBe(secondMs);
  noteCall(firstMs);
  expect(idleSinceMs()).toBe(secondMs);
});

test('what was done in the same moment as the last call is no reason to call again', async () => {
  const { isRefreshDue, noteCall, watchActivity } = await import('./activity.ts');
  const stop = watchActivity();
  desk.dispatchEvent(new Event('keydown'));
  noteCall(Date.now());
  vi.advanceTimersByTime(30_000);
  expect(isRefreshDue(30_000)).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(isRefreshDue(30_000)).toBe(false);
  desk.dispatchEvent(new Event('wheel'));
  expect(isRefreshDue(31_000)).toBe(false);
  expect(isRefreshDue(30_999)).toBe(true);
  stop();
});
