import { expect, test } from 'vitest';
import { backOffMs } from './back-off.ts';
import { createBreaker } from './breaker.ts';

test('each wait is twice as long as the one before, up to half an hour [REL-004]', () => {
  const waits = [1, 2, 3, 4, 10, 11, 20].map((attempts) => backOffMs(attempts, () => 1));
  expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 1_024_000, 1_800_000, 1_800_000]);
});

test('messages that failed together do not come back together [REL-004]', () => {
  expect(backOffMs(3, () => 0)).toBe(4_000);
  expect(backOffMs(3, () => 0.5)).toBe(6_000);
});

test('after several failures in a row a channel is left alone, then one message tries for all [REL-004]', () => {
  let now = 0;
  const breaker = createBreaker({ now: () => new Date(now), failuresAllowed: 3, pauseMs: 1_000 });
  breaker.failed();
  breaker.failed();
  expect(breaker.waitMs()).toBe(0);
  breaker.failed();
  expect(breaker.waitMs()).toBe(1_000);
  now = 400;
  expect(breaker.waitMs()).toBe(600);
  now = 1_000;
  expect([breaker.waitMs(), breaker.waitMs()]).toEqual([0, 1_000]);
  breaker.succeeded();
  expect([breaker.waitMs(), breaker.waitMs()]).toEqual([0, 0]);
});
