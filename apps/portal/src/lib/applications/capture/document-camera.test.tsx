// @vitest-environment page
import { doing, drawInPage } from '@taga/web/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { DocumentCamera } from './document-camera.tsx';

const camera = vi.hoisted(() => ({
  stream: {} as object | undefined,
  hint: 'good',
  isWanted: undefined as boolean | undefined,
  isOn: undefined as boolean | undefined,
  onSteady: () => {},
  videoWidth: 640,
}));
vi.mock('./use-camera.ts', () => ({
  useCamera: (_facing: string, isWanted: boolean) => {
    camera.isWanted = isWanted;
    return {
      stream: camera.stream,
      video: {
        get current() {
          return { videoWidth: camera.videoWidth };
        },
        set current(_) {},
      },
    };
  },
}));
vi.mock('./use-live-hint.ts', () => ({
  useLiveHint: ({ isOn, onSteady }: { isOn: boolean; onSteady: () => void }) => {
    Object.assign(camera, { isOn, onSteady });
    return { hint: camera.hint };
  },
}));
const photo = new Blob(['photo']);
vi.mock('./look-through-guide.ts', () => ({ takePhoto: async () => photo }));

beforeEach(() => {
  Object.assign(camera, { stream: {}, hint: 'good', videoWidth: 640 });
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => {};
});

async function draw(shape: 'card' | 'page' = 'card') {
  const [onPhoto, onClose] = [vi.fn(), vi.fn()];
  const drawn = await drawInPage(
    <DocumentCamera title="Front" shape={shape} onPhoto={onPhoto} onClose={onClose} onProblem={() => {}} />,
    { words: ['capture'] },
  );
  return { ...drawn, onPhoto, onClose };
}

test('a card and a page are fitted into their frames, with what is wrong said above', async () => {
  camera.hint = 'starting';
  expect((await draw('page')).read()).toContain('Fit the page into the frame');
  camera.hint = 'dark';
  const { read, find } = await draw();
  expect(find('[role=status]').textContent).toContain('Too dark');
  expect(read()).toContain('Fit the card into the frame');
});

test('while the camera starts it says so, and nothing can be taken', async () => {
  camera.stream = undefined;
  const { find, press, read } = await draw();
  expect(find('[role=status]').textContent).toBe('Starting the camera');
  expect(camera.isOn).toBe(false);
  await press('Take the photo');
  expect(read()).not.toContain('Use this photo');
});

test('a photo is shown before it is used; meanwhile the camera is let go', async () => {
  const { press, read, onPhoto } = await draw();
  expect(camera.isWanted).toBe(true);
  await press('Take the photo');
  expect(read()).toContain('Can you read everything?');
  expect(camera.isWanted).toBe(false);
  expect(camera.isOn).toBe(false);
  expect(onPhoto).not.toHaveBeenCalled();
  await press('Use this photo');
  expect(onPhoto).toHaveBeenCalledWith(photo);
});

test('one that is good takes itself', async () => {
  const { read } = await draw();
  await doing(() => camera.onSteady());
  expect(read()).toContain('Can you read everything?');
});

test('who cannot do better may take it as it is, and is told what is wrong with it', async () => {
  camera.hint = 'blurred';
  const { press, read } = await draw();
  await press('Take the photo');
  expect(read()).toContain('The photo is not sharp.');
  await press('Take again');
  expect(read()).toContain('Take the photo');
});

test('without a picture nothing is taken', async () => {
  camera.videoWidth = 0;
  const { press, read } = await draw();
  await press('Take the photo');
  expect(read()).not.toContain('Use this photo');
});

test('it can be closed by its button and by the key for it', async () => {
  const { press, find, onClose } = await draw();
  await press('Close');
  const cancel = new Event('cancel', { cancelable: true });
  await doing(() => find('dialog').dispatchEvent(cancel));
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(cancel.defaultPrevented).toBe(true);
});
