// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { doing, runHook } from '../testing/in-page.tsx';
import { useCountdown } from './use-countdown.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: 100_000 }));
afterEach(() => vi.useRealTimers());
const pass = (ms: number) => doing(() => vi.advanceTimersByTime(ms));

test('whole seconds until a moment, ticking every second and no further than nothing', async () => {
  const countdown = await runHook(() => useCountdown(102_500));
  expect(countdown.current).toBe(3);
  await pass(1_000);
  expect(countdown.current).toBe(2);
  await pass(5_000);
  expect(countdown.current).toBe(0);
});

test('a phone that slept in a pocket tells the time that is left, not the ticks it missed', async () => {
  const countdown = await runHook(() => useCountdown(160_000));
  vi.setSystemTime(150_000);
  await pass(1_000);
  expect(countdown.current).toBe(9);
});

test('another moment counts at once, and nothing ticks on when the page is left', async () => {
  const countdown = await runHook(() => useCountdown(110_000));
  await countdown.redraw(() => useCountdown(160_000));
  expect(countdown.current).toBe(60);
  expect(vi.getTimerCount()).toBe(1);
  await countdown.leave();
  expect(vi.getTimerCount()).toBe(0);
});
