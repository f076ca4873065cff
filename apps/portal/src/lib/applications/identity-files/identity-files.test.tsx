// @vitest-environment page
import { doing, drawInPage } from '@taga/web/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { fileTypesOf, labelOf, partOf, partsOf } from './document-parts.ts';
import { IdentityFiles } from './identity-files.tsx';

const camera = vi.hoisted(() => ({ isThere: true, fault: undefined as string | undefined }));
const uploads = vi.hoisted(() => ({
  underWay: [] as { fileType: string; key: string; state: string; name: string }[],
  problem: undefined as string | undefined,
  add: vi.fn(),
  choose: vi.fn(),
  cancel: vi.fn(),
}));
vi.mock('../uploads/use-uploads.ts', () => ({
  useUploads: ({ fileType }: { fileType: string }) => ({
    previewOf: () => undefined,
    ...uploads,
    underWay: uploads.underWay.filter((each) => each.fileType === fileType),
  }),
  useTypesUnderWay: () => uploads.underWay.map(({ fileType }) => fileType),
}));
vi.mock('../capture/camera.ts', () => ({ canOpenCamera: () => camera.isThere }));
vi.mock('../capture/look-at-photo.ts', () => ({ lookAtPhoto: async () => camera.fault }));
vi.mock('../capture/document-camera.tsx', () => ({
  DocumentCamera: ({
    title,
    onPhoto,
    onProblem,
  }: {
    title: string;
    onPhoto: (b: Blob) => void;
    onProblem: (p: string) => void;
  }) => (
    <div data-camera={title}>
      <button type="button" onClick={() => onPhoto(new Blob(['x']))}>
        Shoot
      </button>
      <button type="button" onClick={() => onProblem('denied')}>
        Deny
      </button>
    </div>
  ),
}));

const owner = { authorizationReqId: 'A1' } as never;
const file = (type: string) => ({ id: type, type, name: `${type}.jpg`, url: `/${type}` }) as never;
const underWay = (fileType: string, state = 'sending') => ({
  fileType,
  key: fileType,
  state,
  name: 'f',
  sizeBytes: 9,
  sentBytes: 1,
});

beforeEach(() => {
  Object.assign(camera, { isThere: true, fault: undefined });
  Object.assign(uploads, { underWay: [], problem: undefined });
  for (const each of [uploads.add, uploads.choose, uploads.cancel]) each.mockReset();
});
const isWide = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches,
    addEventListener: () => {},
    removeEventListener: () => {},
  } as never);

async function draw({ files = [] as never[], wide = false, idType = 'NID', ...props } = {}) {
  isWide(wide);
  const onPhoto = vi.fn();
  const element = (changes: object = {}) => (
    <IdentityFiles
      owner={owner}
      idType={idType as never}
      files={files}
      onFile={vi.fn()}
      onPhoto={onPhoto}
      {...props}
      {...changes}
    />
  );
  const drawn = await drawInPage(element(), { words: ['capture', 'uploads', 'forms', 'refusals'] });
  const { text } = drawn.store.getSnapshot();
  const parts = () =>
    [...drawn.place.querySelectorAll('li')].map((item) => ({
      title: item.querySelector('h2')?.textContent,
      isNext: item.hasAttribute('data-next'),
      hasExample: item.querySelector('figure') !== null,
      words: item.textContent ?? '',
    }));
  return { ...drawn, text, parts, onPhoto, change: (changes: object) => drawn.redraw(element(changes)) };
}

test('a passport has one page to show, every card a front and a back; a video is asked for with both', () => {
  expect(fileTypesOf('PP')).toEqual(['PRIMARY-FRONT', 'SELFIE-VIDEO']);
  expect(fileTypesOf('NID')).toEqual(['PRIMARY-FRONT', 'PRIMARY-BACK', 'SELFIE-VIDEO']);
  expect(partsOf('DL').map(({ fileType }) => fileType)).toEqual(['SECONDARY-FRONT', 'SECONDARY-BACK']);
  expect([partOf('SELFIE-VIDEO'), partOf('PRIMARY-BACK'), partOf('PRIMARY-FRONT')]).toEqual(['VIDEO', 'BACK', 'FRONT']);
  expect(labelOf('VIDEO', 'PP')).toBe('capture.part.video');
  expect(labelOf('BACK', 'PP')).toBeUndefined();
  expect(labelOf('BACK', 'NID')).toBe('capture.part.reverse');
});

test('on a phone one part follows the other; what is there or on its way stays', async () => {
  const first = await draw();
  expect(first.parts()).toMatchObject([{ title: first.text('capture.part.front'), isNext: true, hasExample: true }]);
  expect(first.parts()[0]?.words).toContain(first.text('capture.part.count', { number: '1', total: '3' }));
  uploads.underWay = [underWay('PRIMARY-FRONT')];
  const second = await draw();
  expect(second.parts()).toMatchObject([
    { title: first.text('capture.part.front'), isNext: false, hasExample: false },
    { title: first.text('capture.part.reverse'), isNext: true },
  ]);
  uploads.underWay = [];
  const last = await draw({ files: [file('PRIMARY-FRONT'), file('PRIMARY-BACK')] });
  expect(last.parts().map(({ isNext }) => isNext)).toEqual([false, false, true]);
  const done = await draw({ files: ['PRIMARY-FRONT', 'PRIMARY-BACK', 'SELFIE-VIDEO'].map(file) });
  expect(done.parts().map(({ isNext }) => isNext)).toEqual([false, false, false]);
});

test('on a computer all of them stand beneath each other, and only those that are wanted', async () => {
  expect((await draw({ wide: true })).parts()).toHaveLength(3);
  const few = await draw({ wide: true, wanted: ['PRIMARY-BACK'] } as never);
  expect(few.parts()).toMatchObject([{ title: few.text('capture.part.reverse'), isNext: true }]);
});

test('the screen follows to the next part on a phone, and stays on a computer', async () => {
  const { change, text } = await draw();
  await change({ files: [file('PRIMARY-FRONT')] });
  expect(document.activeElement?.textContent).toBe(text('capture.part.reverse'));
  (document.activeElement as HTMLElement).blur();
  const wide = await draw({ wide: true });
  await wide.change({ files: [file('PRIMARY-FRONT')] });
  expect(document.activeElement?.tagName).not.toBe('H2');
});

test('a photo that is taken is sent at once, in place of what was on its way', async () => {
  uploads.underWay = [underWay('PRIMARY-FRONT', 'failed')];
  const { press, text, onPhoto, place } = await draw();
  await press(text('capture.part.take'));
  await expect.poll(() => place.querySelector('[data-camera]')).not.toBeNull();
  await press('Shoot');
  expect(uploads.cancel).toHaveBeenCalledTimes(1);
  expect(uploads.add).toHaveBeenCalledWith(expect.any(Blob), 'primary-front.jpg');
  expect(onPhoto).toHaveBeenCalledWith('CAPTURE');
  expect(place.querySelector('[data-camera]')).toBeNull();
});

async function pick(place: Element, selector: string) {
  const input = place.querySelector<HTMLInputElement>(selector);
  if (!input) throw new Error(`There is no ${selector}`);
  Object.defineProperty(input, 'files', {
    value: [new File(['x'], 'x.jpg', { type: 'image/jpeg' })],
    configurable: true,
  });
  await doing(() => input.dispatchEvent(new Event('change', { bubbles: true })));
}

test('one from the gallery can be taken back for a moment; what may be wrong with it is said', async () => {
  camera.fault = 'dark';
  const { place, onPhoto, text, change, read } = await draw();
  await pick(place, 'input[type=file]:not([capture])');
  expect(uploads.choose).toHaveBeenCalledTimes(1);
  expect(uploads.add).not.toHaveBeenCalled();
  expect(onPhoto).toHaveBeenCalledWith('GALLERY');
  await change({ files: [file('PRIMARY-FRONT')] });
  await expect.poll(read).toContain(text('capture.gallery.dark'));
});

test('a camera that does not open is explained, and can be tried again', async () => {
  const { press, text, place } = await draw();
  await press(text('capture.part.take'));
  await expect.poll(() => place.querySelector('[data-camera]')).not.toBeNull();
  await press('Deny');
  await expect.poll(() => document.querySelector('dialog')).not.toBeNull();
  expect(place.querySelector('[data-camera]')).toBeNull();
  expect(document.querySelector('dialog input[capture]')).not.toBeNull();
});

test('where a browser may not use the camera, the phone’s own app takes the photo', async () => {
  camera.isThere = false;
  const { place } = await draw();
  await pick(place, 'input[capture=environment]');
  expect(uploads.add).toHaveBeenCalledTimes(1);
});

test('who wants to take it again is asked how, and keeps what there is until then', async () => {
  const { press, text, read } = await draw({
    files: [file('PRIMARY-FRONT')],
    wide: true,
    wanted: ['PRIMARY-FRONT'],
  } as never);
  expect(read()).not.toContain(text('capture.part.choose'));
  expect(read()).not.toContain(text('capture.part.count', { number: '1', total: '1' }));
  await press(text('capture.part.takeAgain'));
  expect(read()).toContain(text('capture.part.choose'));
  await press(text('capture.part.keep'));
  expect(read()).not.toContain(text('capture.part.choose'));
});

test('what is wrong with the file is told', async () => {
  uploads.problem = 'validation.upload.tooLarge';
  const { read, text } = await draw();
  expect(read()).toContain(text('validation.upload.tooLarge'));
});
