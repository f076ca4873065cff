import { afterEach, expect, test, vi } from 'vitest';
import { canOpenCamera, closeCamera, hasCamera, openCamera } from './camera.ts';

afterEach(() => vi.unstubAllGlobals());

const browserWith = (mediaDevices: object | undefined) => vi.stubGlobal('navigator', { mediaDevices });
const failing = (name: string) => ({ getUserMedia: () => Promise.reject(Object.assign(new Error(), { name })) });

test('a browser inside an app may have no camera to open', async () => {
  browserWith(undefined);
  expect(canOpenCamera()).toBe(false);
  expect(await hasCamera()).toBe(false);
  await expect(openCamera('back')).rejects.toMatchObject({ problem: 'unsupported' });
});

test('whether there is a camera is told without asking for it', async () => {
  const having = (...kinds: string[]) =>
    browserWith({ getUserMedia: vi.fn(), enumerateDevices: async () => kinds.map((kind) => ({ kind })) });
  having('audioinput', 'videoinput');
  expect(canOpenCamera()).toBe(true);
  expect(await hasCamera()).toBe(true);
  having('audioinput');
  expect(await hasCamera()).toBe(false);
});

test('where the browser does not tell, it is tried', async () => {
  browserWith({ getUserMedia: vi.fn(), enumerateDevices: () => Promise.reject(new Error('refused')) });
  expect(await hasCamera()).toBe(true);
});

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
  ['AbortError', 'busy'],
  ['SomethingElse', 'unsupported'],
])('%s of the browser is told as %s', async (name, problem) => {
  browserWith(failing(name));
  await expect(openCamera('back')).rejects.toMatchObject({ problem });
});

test('a document is seen sharply by the camera at the back, a face by the one at the front with few pixels; never with sound', async () => {
  const getUserMedia = vi.fn(async (_wish: MediaStreamConstraints) => 'stream');
  browserWith({ getUserMedia });
  expect(await openCamera('back')).toBe('stream');
  await openCamera('front');
  expect(getUserMedia.mock.calls.map(([wish]) => wish)).toEqual([
    {
      audio: false,
      video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1080 } },
    },
    {
      audio: false,
      video: {
        facingMode: { ideal: 'user' },
        width: { ideal: 640 },
        height: { ideal: 480 },
        frameRate: { ideal: 24, max: 30 },
      },
    },
  ]);
});

test('every track of a camera is stopped, so that its lamp goes out', () => {
  const tracks = [{ stop: vi.fn() }, { stop: vi.fn() }];
  closeCamera({ getTracks: () => tracks } as never);
  for (const { stop } of tracks) expect(stop).toHaveBeenCalledTimes(1);
});
