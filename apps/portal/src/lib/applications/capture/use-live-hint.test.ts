// @vitest-environment page
import { doing, runHook } from '@taga/web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Hint, useLiveHint } from './use-live-hint.ts';

const lookThrough = vi.hoisted(() => vi.fn());
const measure = vi.hoisted(() => vi.fn());
vi.mock('./look-through-guide.ts', () => ({ lookThrough }));
vi.mock('./image-quality.ts', async (original) => ({ ...(await original<object>()), measure }));

const good = { brightness: 150, focus: 50, saturation: 0, movement: 0 };
const sharp = { ...good, focus: 90 };
const dark = { ...good, brightness: 10 };
const moving = { ...good, movement: 20 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  // The page has been open for a while.
  vi.advanceTimersByTime(5_000);
  lookThrough.mockReset().mockReturnValue({ width: 1, values: new Uint8Array(1) });
  measure.mockReset().mockReturnValue(good);
});
afterEach(() => vi.useRealTimers());

const video = { current: {} as HTMLVideoElement };
const guide = { current: {} as Element };

async function draw({ isOn = true } = {}) {
  const onSteady = vi.fn();
  const hint = await runHook(() => useLiveHint({ video, guide, subject: 'document', isOn, onSteady }));
  const looks = async (times: number, quality?: object) => {
    if (quality) measure.mockReturnValue(quality);
    await doing(() => vi.advanceTimersByTime(times * 250));
  };
  return { hint, onSteady, looks, now: (): Hint => hint.current.hint };
}

test('until two pictures were seen nothing is said: whether somebody holds still is seen in two', async () => {
  const { looks, now } = await draw();
  expect(now()).toBe('starting');
  await looks(1, dark);
  expect(now()).toBe('starting');
  await looks(1);
  expect(now()).toBe('dark');
});

test('each picture is compared with the one before', async () => {
  const { looks } = await draw();
  const [first, second] = [{ width: 1 }, { width: 2 }];
  lookThrough.mockReturnValueOnce(first).mockReturnValueOnce(second);
  await looks(2);
  expect(measure.mock.calls).toEqual([
    [first, 'document', undefined],
    [second, 'document', first],
  ]);
});

test('a hint stays for a second, so that it can be read', async () => {
  const { looks, now } = await draw();
  await looks(2, dark);
  await looks(3, moving);
  expect(now()).toBe('dark');
  await looks(1);
  expect(now()).toBe('moving');
  await looks(4, good);
  expect(now()).toBe('good');
});

test('a sharp picture is enough after four good looks, a good one after eight; and it is told once', async () => {
  const { looks, onSteady } = await draw();
  await looks(4, sharp);
  expect(onSteady).not.toHaveBeenCalled();
  await looks(1);
  expect(onSteady).toHaveBeenCalledTimes(1);
  await looks(10);
  expect(onSteady).toHaveBeenCalledTimes(1);
  const other = await draw();
  await other.looks(8, good);
  expect(other.onSteady).not.toHaveBeenCalled();
  await other.looks(1);
  expect(other.onSteady).toHaveBeenCalledTimes(1);
});

test('good looks count in a row', async () => {
  const { looks, onSteady } = await draw();
  await looks(4, sharp);
  await looks(1, moving);
  await looks(3, sharp);
  expect(onSteady).not.toHaveBeenCalled();
  await looks(1);
  expect(onSteady).toHaveBeenCalledTimes(1);
});

test('without a picture nothing is looked at, and what was said is taken back', async () => {
  const { hint, looks, now } = await draw();
  await looks(2, dark);
  await hint.redraw(() => useLiveHint({ video, guide, subject: 'document', isOn: false }));
  expect(now()).toBe('starting');
  lookThrough.mockReset();
  await looks(8);
  expect(lookThrough).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('a camera that has no picture yet is waited for', async () => {
  const { looks, now } = await draw();
  lookThrough.mockReturnValue(undefined);
  await looks(8);
  expect(measure).not.toHaveBeenCalled();
  expect(now()).toBe('starting');
});
