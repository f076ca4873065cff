// @vitest-environment page
import { doing, drawInPage } from '@taga/web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NoCamera } from './camera.ts';
import { useCamera } from './use-camera.ts';

const openCamera = vi.hoisted(() => vi.fn());
const closeCamera = vi.hoisted(() => vi.fn());
vi.mock('./camera.ts', async (original) => ({ ...(await original<object>()), openCamera, closeCamera }));

const problem = vi.fn();
let visibility: 'visible' | 'hidden';
const play = vi.fn(async () => {});
/** A page of the tests takes no picture that does not come from a camera. */
const usual = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'srcObject') as PropertyDescriptor;

function camera() {
  const ended = new EventTarget();
  return { stream: { getVideoTracks: () => [ended], getTracks: () => [] } as unknown as MediaStream, ended };
}

beforeEach(() => {
  visibility = 'visible';
  for (const mock of [openCamera, closeCamera, problem, play]) mock.mockReset();
  play.mockResolvedValue(undefined);
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { value: null, writable: true, configurable: true });
});
afterEach(() => {
  vi.restoreAllMocks();
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', usual);
});

function Picture({ isWanted = true, facing = 'back' as 'back' | 'front' }) {
  const { video, stream } = useCamera(facing, isWanted, problem);
  return (
    <>
      {/** biome-ignore lint/a11y/useMediaCaption: a camera's picture */}
      <video ref={video} />
      {stream ? 'picture' : 'nothing'}
    </>
  );
}
const look = (now: typeof visibility) =>
  doing(() => {
    visibility = now;
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('the camera that is wanted is opened, and its picture shown', async () => {
  const { stream } = camera();
  openCamera.mockResolvedValue(stream);
  const { read, find } = await drawInPage(<Picture />);
  expect(openCamera).toHaveBeenCalledWith('back');
  expect(read()).toBe('picture');
  expect(find<HTMLVideoElement>('video').srcObject).toBe(stream);
  expect(play).toHaveBeenCalledTimes(1);
});

test('nobody who does not want it is seen', async () => {
  const { read } = await drawInPage(<Picture isWanted={false} />);
  expect(openCamera).not.toHaveBeenCalled();
  expect(read()).toBe('nothing');
});

test('behind another app it is let go, and opened again when the page is back', async () => {
  const { stream } = camera();
  openCamera.mockResolvedValue(stream);
  const { read, find } = await drawInPage(<Picture />);
  await look('hidden');
  expect(closeCamera).toHaveBeenCalledWith(stream);
  expect(read()).toBe('nothing');
  expect(find<HTMLVideoElement>('video').srcObject).toBeNull();
  await look('visible');
  expect(openCamera).toHaveBeenCalledTimes(2);
  expect(read()).toBe('picture');
});

test('a page that opens in the background waits until it is looked at', async () => {
  visibility = 'hidden';
  openCamera.mockResolvedValue(camera().stream);
  await drawInPage(<Picture />);
  expect(openCamera).not.toHaveBeenCalled();
  await look('visible');
  expect(openCamera).toHaveBeenCalledTimes(1);
});

test('one that comes after it is wanted no more is closed at once', async () => {
  let come = (_stream: MediaStream) => {};
  openCamera.mockReturnValue(
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  const { stream } = camera();
  const { leave } = await drawInPage(<Picture />);
  await leave();
  await doing(() => come(stream));
  expect(closeCamera).toHaveBeenCalledWith(stream);
});

test('why there is no picture is told, unless nobody waits for it any more', async () => {
  openCamera.mockRejectedValue(new NoCamera('denied'));
  await drawInPage(<Picture />);
  expect(problem).toHaveBeenCalledWith('denied');
  openCamera.mockRejectedValue(new Error('else'));
  await drawInPage(<Picture />);
  expect(problem).toHaveBeenLastCalledWith('unsupported');
  let fail = (_why: Error) => {};
  openCamera.mockReturnValue(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  problem.mockReset();
  const { leave } = await drawInPage(<Picture />);
  await leave();
  await doing(() => fail(new NoCamera('busy')));
  expect(problem).not.toHaveBeenCalled();
});

test('a plug that is pulled is told as a camera that is busy', async () => {
  const { stream, ended } = camera();
  openCamera.mockResolvedValue(stream);
  await drawInPage(<Picture />);
  await doing(() => ended.dispatchEvent(new Event('ended')));
  expect(problem).toHaveBeenCalledWith('busy');
});

test('a page that is left listens no more', async () => {
  openCamera.mockResolvedValue(camera().stream);
  const { leave } = await drawInPage(<Picture />);
  const removed = vi.spyOn(document, 'removeEventListener');
  await leave();
  expect(removed.mock.calls.some(([type]) => type === 'visibilitychange')).toBe(true);
});
