// @vitest-environment page
import { doing, drawInPage } from '@taga/web/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { callApi } from '../../../testing/fake-api.ts';
import { VideoPart } from './video-part.tsx';

const uploads = vi.hoisted(() => ({ add: (_video: Blob, _name: string) => {} }));
const can = vi.hoisted(() => ({ open: false, record: false }));
vi.mock('../../platform/api/call-api.ts', () => import('../../../testing/fake-api.ts'));
vi.mock('../uploads/use-uploads.ts', () => ({
  useUploads: () => ({ underWay: [], problem: undefined, previewOf: () => undefined, ...uploads }),
}));
vi.mock('../capture/camera.ts', () => ({ canOpenCamera: () => can.open }));
vi.mock('../capture/selfie/record-selfie.ts', () => ({ canRecord: () => can.record }));

beforeEach(() => {
  Object.assign(can, { open: false, record: false });
  uploads.add = vi.fn();
  callApi.mockReset().mockResolvedValue({ tokenId: 'k-1', headTurns: ['left', 'right'] });
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => {};
});

async function draw() {
  const onVideo = vi.fn();
  const drawn = await drawInPage(
    <VideoPart
      owner={{ authorizationReqId: 'A1' } as never}
      file={undefined}
      count="3 of 3"
      isNext
      onFile={vi.fn()}
      onVideo={onVideo}
    />,
    { words: ['capture', 'uploads', 'forms', 'refusals'] },
  );
  const text = drawn.store.getSnapshot().text;
  return { ...drawn, onVideo, text, ask: () => drawn.press(text('capture.part.record')) };
}
/** A video of so many seconds, as another app has recorded it. */
async function choose(place: Element, seconds: number, { size = 1_000, type = 'video/mp4' } = {}) {
  const input = place.querySelector('input[type=file]') as HTMLInputElement;
  const video = Object.defineProperty(new File(['x'], 'v', { type }), 'size', { value: size });
  Object.defineProperty(input, 'files', { value: [video], configurable: true });
  const made = vi.spyOn(document, 'createElement');
  await doing(() => input.dispatchEvent(new Event('change', { bubbles: true })));
  const element = made.mock.results.map(({ value }) => value).find((each) => each instanceof HTMLVideoElement);
  made.mockRestore();
  if (element) {
    Object.defineProperty(element, 'duration', { value: seconds });
    await doing(() => element.dispatchEvent(new Event('loadedmetadata')));
  }
  return video;
}

test('which way the head turns is the server’s to say, and is told where another app records', async () => {
  const { read, ask, place, text } = await draw();
  expect(place.querySelector('input[type=file]')).toBeNull();
  await ask();
  expect(callApi.mock.calls[0]?.[1].body).toEqual({ AuthorizationReqId: 'A1' });
  expect(read()).toContain(text('capture.selfie.turn.left'));
});

test.each([
  [7.4, 'capture.selfie.tooShort'],
  [15.6, 'capture.selfie.tooLong'],
] as const)('a video of %f seconds is refused', async (seconds, words) => {
  const { read, ask, place, text, onVideo } = await draw();
  await ask();
  await choose(place, seconds);
  expect(read()).toContain(text(words));
  expect(onVideo).not.toHaveBeenCalled();
});

test.each([7.5, 15.5, Number.POSITIVE_INFINITY])(
  'one of %f seconds is taken: phones end on no full second',
  async (seconds) => {
    const { ask, place, onVideo } = await draw();
    await ask();
    const video = await choose(place, seconds);
    expect(onVideo).toHaveBeenCalledWith('k-1');
    expect(uploads.add).toHaveBeenCalledWith(video, 'selfie.mp4');
  },
);

test('one that is too large is refused, and WebM is named so', async () => {
  const { read, ask, place, text } = await draw();
  await ask();
  await choose(place, 10, { size: 10_000_001 * 2 });
  expect(read()).toContain(text('validation.upload.tooLarge'));
  const video = await choose(place, 10, { type: 'video/webm' });
  expect(uploads.add).toHaveBeenCalledWith(video, 'selfie.webm');
});
