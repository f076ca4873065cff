import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDelay } from './delay.ts';

let app: FastifyInstance;
let delay: ReturnType<typeof createDelay>;
let done: number[];
beforeEach(() => {
  vi.useFakeTimers();
  app = fastify();
  delay = createDelay(app);
  done = [];
});
afterEach(() => vi.useRealTimers());

const put = (what: number) => delay(() => done.push(what));

test('what waits is done half a second later, in the order it came, and then nothing ticks any more', () => {
  put(1);
  vi.advanceTimersByTime(300);
  put(2);
  vi.advanceTimersByTime(190);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(30);
  expect(done).toEqual([1]);
  vi.advanceTimersByTime(300);
  expect(done).toEqual([1, 2]);
  expect(vi.getTimerCount()).toBe(0);
});

test('of a crowd five hundred a second are seen to', () => {
  for (let what = 1; what <= 2_000; what += 1) put(what);
  vi.advanceTimersByTime(1_500);
  expect(done.length).toBeGreaterThan(450);
  expect(done.length).toBeLessThanOrEqual(510);
  vi.advanceTimersByTime(3_020);
  expect(done).toHaveLength(2_000);
  expect(vi.getTimerCount()).toBe(0);
});

test('beyond five thousand nobody waits', () => {
  for (let what = 1; what <= 5_001; what += 1) put(what);
  expect(done).toEqual([5_001]);
});

test('a server that stops does at once what waits, and what comes then', async () => {
  put(1);
  await app.close();
  expect(done).toEqual([1]);
  put(2);
  expect(done).toEqual([1, 2]);
  expect(vi.getTimerCount()).toBe(0);
});
