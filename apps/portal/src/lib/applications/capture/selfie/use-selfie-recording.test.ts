// @vitest-environment page
import { doing, runHook } from '@taga/web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSelfieRecording } from './use-selfie-recording.ts';

const recordSelfie = vi.hoisted(() => vi.fn());
vi.mock('./record-selfie.ts', () => ({ recordSelfie }));

const video = new Blob(['video']);
const stream = {} as MediaStream;
let finish: (video: Blob) => void;
let fail: (error: Error) => void;
const stop = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  stop.mockReset().mockImplementation(() => finish(video));
  recordSelfie.mockReset().mockImplementation(() => ({
    stop,
    finished: new Promise((resolve, reject) => {
      finish = resolve;
      fail = reject;
    }),
  }));
});
afterEach(() => vi.useRealTimers());

async function draw() {
  const onVideo = vi.fn();
  const recording = await runHook(() => useSelfieRecording(stream, 10, onVideo));
  const pass = (ms: number) => doing(() => vi.advanceTimersByTime(ms));
  return { recording, onVideo, pass, stage: () => recording.current.stage };
}
async function recordingNow() {
  const drawn = await draw();
  await doing(() => drawn.recording.current.start());
  await drawn.pass(3_000);
  return drawn;
}

test('three seconds are counted down before it records', async () => {
  const { recording, pass, stage } = await draw();
  expect(stage()).toEqual({ name: 'ready' });
  await doing(() => recording.current.start());
  const counted = [stage()];
  for (let second = 0; second < 2; second += 1) {
    await pass(1_000);
    counted.push(stage());
  }
  expect(counted).toEqual([3, 2, 1].map((seconds) => ({ name: 'countdown', seconds })));
  expect(recordSelfie).not.toHaveBeenCalled();
  await pass(1_000);
  expect(stage()).toEqual({ name: 'recording', second: 0 });
  expect(recordSelfie).toHaveBeenCalledWith(stream);
});

test('it tells the time while it records, and hands the video over at the end of the script', async () => {
  const { pass, stage, onVideo } = await recordingNow();
  await pass(2_500);
  expect(stage()).toEqual({ name: 'recording', second: 2.5 });
  await pass(7_250);
  expect(stop).not.toHaveBeenCalled();
  await pass(250);
  expect(stop).toHaveBeenCalled();
  expect(onVideo).toHaveBeenCalledWith(video);
  expect(onVideo).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('one that became too large early is to be done again; from eight seconds on it is a video', async () => {
  const short = await recordingNow();
  await short.pass(7_900);
  await doing(() => finish(video));
  expect(short.onVideo).not.toHaveBeenCalled();
  expect(short.stage()).toEqual({ name: 'ready', isBroken: true });
  const enough = await recordingNow();
  await enough.pass(8_000);
  await doing(() => finish(video));
  expect(enough.onVideo).toHaveBeenCalledWith(video);
});

test('a camera that stops is told, and it can be started again', async () => {
  const { recording, stage } = await recordingNow();
  await doing(() => fail(new Error('stopped')));
  expect(stage()).toEqual({ name: 'ready', isBroken: true });
  await doing(() => recording.current.start());
  expect(stage()).toEqual({ name: 'countdown', seconds: 3 });
});

test('without a picture it is cut off, and to be done again', async () => {
  const { recording, onVideo, stage } = await recordingNow();
  await recording.redraw(() => useSelfieRecording(undefined, 10, onVideo));
  expect(stop).toHaveBeenCalled();
  expect(onVideo).not.toHaveBeenCalled();
  expect(stage()).toEqual({ name: 'ready', isBroken: true });
});

test('who closes it while it records or counts leaves nothing running', async () => {
  const { recording, onVideo, pass } = await recordingNow();
  await pass(9_000);
  await recording.leave();
  expect(stop).toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
  expect(onVideo).not.toHaveBeenCalled();
  const counting = await draw();
  await doing(() => counting.recording.current.start());
  await counting.recording.leave();
  expect(vi.getTimerCount()).toBe(0);
});
