import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAdmissionQueue } from './admission-queue.ts';
import { createSlots, type Slots } from './concurrency-slots.ts';

let app: FastifyInstance;
let queue: ReturnType<typeof createAdmissionQueue>;
let refused: number[];
let admitted: number[];
let gone: Set<number>;
beforeEach(() => {
  vi.useFakeTimers();
  app = fastify();
  queue = createAdmissionQueue(app);
  refused = [];
  admitted = [];
  gone = new Set();
});
afterEach(() => vi.useRealTimers());

/** Without slots it waits for none. */
const add = (what: number, slots?: Slots) =>
  queue.add({
    slots,
    isGone: () => gone.has(what),
    admit() {
      slots?.take();
      admitted.push(what);
    },
    refuse: () => refused.push(what),
  });

describe('who finds no slot', () => {
  test('is admitted as soon as one is free, in the order of arrival', () => {
    const slots = createSlots(2, 1);
    const releases = [slots.take(), slots.take()];
    for (const what of [1, 2, 3]) add(what, slots);
    vi.advanceTimersByTime(300);
    expect(admitted).toEqual([]);
    for (const release of releases) release();
    vi.advanceTimersByTime(10);
    expect([admitted, slots.free()]).toEqual([[1, 2], 0]);
    expect(queue.isWaitedFor(slots)).toBe(true);
    vi.advanceTimersByTime(500);
    expect([admitted, refused]).toEqual([[1, 2], [3]]);
    expect(queue.isWaitedFor(slots)).toBe(false);
  });

  test('is not held up by those who wait for other slots', () => {
    const [full, other] = [createSlots(1, 1), createSlots(1, 1)];
    full.take();
    const release = other.take();
    add(1, full);
    add(2, other);
    release();
    vi.advanceTimersByTime(10);
    expect(admitted).toEqual([2]);
    expect([queue.isWaitedFor(full), queue.isWaitedFor(other)]).toEqual([true, false]);
  });

  test('is refused after half a second, in the order of arrival, and then nothing ticks any more', () => {
    add(1);
    vi.advanceTimersByTime(300);
    add(2);
    vi.advanceTimersByTime(190);
    expect(refused).toEqual([]);
    vi.advanceTimersByTime(20);
    expect(refused).toEqual([1]);
    vi.advanceTimersByTime(300);
    expect(refused).toEqual([1, 2]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    [200, 500],
    [500, 300],
    [5_000, 100],
  ])('waits no longer than what calls of %i ms leave of a second: %i ms', (heldMs, waitedMs) => {
    const slots = createSlots(1, 1);
    for (let call = 1; call <= 200; call += 1) {
      const release = slots.take();
      vi.advanceTimersByTime(heldMs);
      release();
    }
    slots.take();
    add(1, slots);
    vi.advanceTimersByTime(waitedMs - 20);
    expect(refused).toEqual([]);
    vi.advanceTimersByTime(30);
    expect(refused).toEqual([1]);
  });

  test('is not admitted later than that, also while it waits for its turn to be refused', () => {
    const slots = createSlots(1, 1);
    const release = slots.take();
    for (let what = 1; what <= 100; what += 1) add(what, slots);
    vi.advanceTimersByTime(550);
    release();
    vi.advanceTimersByTime(5_000);
    expect([admitted.length, refused.length]).toEqual([0, 100]);
  });
});

test('of a crowd a tenth is refused in a second', () => {
  for (let what = 1; what <= 2_000; what += 1) add(what);
  vi.advanceTimersByTime(500);
  expect(refused).toHaveLength(3);
  vi.advanceTimersByTime(1_000);
  expect(refused.length).toBeGreaterThan(200);
  expect(refused.length).toBeLessThan(240);
  vi.advanceTimersByTime(60_000);
  expect(refused).toHaveLength(2_000);
  expect(vi.getTimerCount()).toBe(0);
});

test('those who wait to be refused keep no slot from anybody', () => {
  const slots = createSlots(1, 1);
  const release = slots.take();
  for (let what = 1; what <= 200; what += 1) add(what, slots);
  vi.advanceTimersByTime(520);
  release();
  expect(queue.isWaitedFor(slots)).toBe(false);
  add(201, slots);
  vi.advanceTimersByTime(10);
  expect(admitted).toEqual([201]);
  expect(refused.length).toBeLessThan(200);
});

test('clients that hang up take no slot and no place in the queue, whether they could still be admitted or not', () => {
  const slots = createSlots(1, 1);
  const release = slots.take();
  for (let what = 1; what <= 4_999; what += 1) add(what, slots);
  vi.advanceTimersByTime(520);
  for (let what = 1; what <= 4_999; what += 1) gone.add(what);
  add(5_000, slots);
  add(5_001, slots);
  gone.add(5_000);
  release();
  const before = refused.length;
  vi.advanceTimersByTime(10);
  expect([admitted, refused.length]).toEqual([[5_001], before]);
  expect(vi.getTimerCount()).toBe(0);
});

test('beyond five thousand nobody waits', () => {
  for (let what = 1; what <= 5_001; what += 1) add(what);
  expect(refused).toEqual([5_001]);
});

test('a server that stops refuses at once what waits, and what comes then', async () => {
  const slots = createSlots(1, 1);
  add(1, slots);
  await app.close();
  add(2, slots);
  expect([admitted, refused]).toEqual([[], [1, 2]]);
  expect(vi.getTimerCount()).toBe(0);
});
