// @vitest-environment page
import { doing, drawInPage } from '@taga/web/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { SelfieCamera } from './selfie-camera.tsx';
import type { Stage } from './use-selfie-recording.ts';

const camera = vi.hoisted(() => ({
  stream: {} as object | undefined,
  hint: 'good',
  isOn: undefined as boolean | undefined,
  stage: { name: 'ready' } as Stage,
  totalSeconds: 0,
  start: () => {},
  onVideo: (_video: Blob) => {},
}));
vi.mock('../use-camera.ts', () => ({ useCamera: () => ({ stream: camera.stream, video: { current: null } }) }));
vi.mock('../use-live-hint.ts', () => ({
  useLiveHint: ({ isOn }: { isOn: boolean }) => {
    camera.isOn = isOn;
    return { hint: camera.hint };
  },
}));
vi.mock('./use-selfie-recording.ts', () => ({
  useSelfieRecording: (_stream: object, totalSeconds: number, onVideo: (video: Blob) => void) => {
    Object.assign(camera, { totalSeconds, onVideo });
    return { stage: camera.stage, start: camera.start };
  },
}));
const speak = vi.hoisted(() => vi.fn());
const stopSpeaking = vi.hoisted(() => vi.fn());
vi.mock('./speak.ts', () => ({ speak, stopSpeaking }));

const video = new Blob(['video']);
beforeEach(() => {
  Object.assign(camera, { stream: {}, hint: 'good', stage: { name: 'ready' }, start: vi.fn() });
  speak.mockReset();
  stopSpeaking.mockReset();
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => {};
});

async function draw() {
  const [onVideo, onClose] = [vi.fn(), vi.fn()];
  const view = () => (
    <SelfieCamera
      title="Your face"
      turns={['left', 'right']}
      onVideo={onVideo}
      onClose={onClose}
      onProblem={() => {}}
    />
  );
  const drawn = await drawInPage(view(), { words: ['capture'] });
  const at = async (stage: Stage) => {
    camera.stage = stage;
    await drawn.redraw(view());
  };
  return { ...drawn, onVideo, at, words: () => drawn.find('[role=status]').textContent };
}

test('it says what will be asked and for how long, and starts when it is told to', async () => {
  const { read, press, words } = await draw();
  expect(words()).toBe('Fit your face into the oval');
  expect(read()).toContain(`It takes ${camera.totalSeconds} seconds.`);
  expect(camera.isOn).toBe(true);
  await press('Start recording');
  expect(camera.start).toHaveBeenCalledTimes(1);
});

test('without a picture nothing can be started', async () => {
  camera.stream = undefined;
  const { read, words } = await draw();
  expect(words()).toBe('Starting the camera');
  expect(read()).not.toContain('Start recording');
  expect(camera.isOn).toBe(false);
});

test.each([
  ['dark', 'Too dark. Find more light.'],
  ['glare', 'Fit your face into the oval'],
  ['moving', 'Fit your face into the oval'],
])('of the light only the dark matters to a face: %s', async (hint, expected) => {
  camera.hint = hint;
  expect((await draw()).words()).toBe(expected);
});

test('it counts down, without a button', async () => {
  const { at, words, read } = await draw();
  await at({ name: 'countdown', seconds: 2 });
  expect(words()).toBe('Recording begins in 2');
  expect(read()).not.toContain('Start recording');
});

test('what is asked while it records is written and said aloud, each once, with the time that is left', async () => {
  const { at, words, read, find } = await draw();
  await at({ name: 'recording', second: 0 });
  expect(words()).toBe('Look straight at the camera');
  expect(read()).toContain(`${camera.totalSeconds} seconds left`);
  await at({ name: 'recording', second: 2.5 });
  expect(words()).toBe('Turn your head slowly to the left');
  await at({ name: 'recording', second: 2.75 });
  expect(speak.mock.calls).toEqual([
    ['Look straight at the camera', 'en'],
    ['Turn your head slowly to the left', 'en'],
  ]);
  expect(find('[stroke-dasharray]').getAttribute('stroke-dasharray')).toBe(`${(2.75 / camera.totalSeconds) * 100} 100`);
  await at({ name: 'recording', second: camera.totalSeconds - 0.1 });
  expect(read()).toContain('1 second left');
});

test('a recording that was cut off is to be made again', async () => {
  const { at, words } = await draw();
  await at({ name: 'ready', isBroken: true });
  expect(words()).toBe('The recording was cut off. Please record it again.');
});

test('the video is shown before it is used, and can be recorded again', async () => {
  const { read, press, onVideo, find } = await draw();
  await doing(() => camera.onVideo(video));
  expect(read()).toContain('Is your face in the picture all the time?');
  expect(find('video').getAttribute('src')).toBe('blob:1');
  await press('Record again');
  expect(read()).toContain('Start recording');
  await doing(() => camera.onVideo(video));
  await press('Use this video');
  expect(onVideo).toHaveBeenCalledWith(video);
});

test('nothing is said any more when it is closed', async () => {
  const { leave } = await draw();
  expect(stopSpeaking).not.toHaveBeenCalled();
  await leave();
  expect(stopSpeaking).toHaveBeenCalledTimes(1);
});
