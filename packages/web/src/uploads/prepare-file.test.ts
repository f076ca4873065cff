import { imageFile, incomeProofFile } from '@taga/contract/rules/applications/upload';
import { afterEach, expect, test, vi } from 'vitest';

const drawPhoto = vi.hoisted(() => vi.fn());
vi.mock('./draw-photo.ts', () => ({ drawPhoto }));
// Tests share what they have loaded: another may have loaded it with what really draws.
vi.resetModules();
const { findFileProblem, prepareFile } = await import('./prepare-file.ts');

afterEach(() => {
  drawPhoto.mockReset();
  vi.unstubAllGlobals();
});

const file = (name: string, type = '', content = 'x') => new File([content], name, { type });
const large = (name: string, type: string) => Object.defineProperty(file(name, type), 'size', { value: 11_000_000 });

test.each([
  ['a photo', file('a.jpg', 'image/jpeg'), undefined],
  ['a photo that does not say what it is', file('a.JPEG'), undefined],
  ['a drawing', new Blob(['x'], { type: 'image/png' }), undefined],
  ['a PDF', file('a.pdf', 'application/pdf'), 'validation.upload.imagesOnly'],
  ['one too large', large('a.jpg', 'image/jpeg'), 'validation.upload.tooLarge'],
  ['a large one of an iPhone', large('a.heic', 'image/heic'), 'validation.upload.tooLarge'],
  ['one of an iPhone', file('a.heic', 'image/heic'), 'uploads.problem.heic'],
  ['one of an iPhone by its name alone', file('IMG.HEIF'), 'uploads.problem.heic'],
  ['one of an iPhone by its type alone', new Blob(['x'], { type: 'image/heif' }), 'uploads.problem.heic'],
  ['an empty one', file('a.jpg', 'image/jpeg', ''), 'uploads.problem.unreadable'],
  ['one of no kind', file('a'), 'validation.upload.imagesOnly'],
])('a photo is asked for: %s', (_what, given, problem) => {
  expect(findFileProblem(given, imageFile)).toBe(problem);
});

test('a proof of income may be a PDF, also by its name alone', () => {
  expect(findFileProblem(file('a.pdf', 'application/pdf'), incomeProofFile)).toBeUndefined();
  expect(findFileProblem(file('pay.slip.pdf'), incomeProofFile)).toBeUndefined();
  expect(findFileProblem(file('a.doc'), incomeProofFile)).toBe('validation.upload.imagesAndPdfOnly');
});

const read = (bytes: ArrayBuffer | undefined) => new TextDecoder().decode(bytes);

test('a photo goes upright and small', async () => {
  const given = file('a.png', 'image/png');
  drawPhoto.mockResolvedValue(new Blob(['small'], { type: 'image/jpeg' }));
  const prepared = await prepareFile(given);
  expect(drawPhoto).toHaveBeenCalledWith(given);
  expect(read(prepared?.bytes)).toBe('small');
  expect(prepared?.mediaType).toBe('image/jpeg');
});

test.each([
  ['a PDF', file('a.pdf', 'application/pdf', 'pages'), 'application/pdf'],
  ['a PDF that does not say so', file('a.pdf', '', 'pages'), 'application/pdf'],
  ['lines drawn on the screen', new Blob(['pages'], { type: 'image/png' }), 'image/png'],
  ['a recording', new Blob(['pages'], { type: 'video/webm' }), 'video/webm'],
])('%s goes as it is', async (_what, given, mediaType) => {
  const prepared = await prepareFile(given);
  expect(drawPhoto).not.toHaveBeenCalled();
  expect(read(prepared?.bytes)).toBe('pages');
  expect(prepared?.mediaType).toBe(mediaType);
});

test('what its bytes add up to goes along', async () => {
  const prepared = await prepareFile(file('a.pdf', 'application/pdf', 'abc'));
  expect(prepared?.sha256).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test('where the browser does not reckon, because the connection is not safe, it goes without', async () => {
  vi.stubGlobal('crypto', {});
  expect(await prepareFile(file('a.pdf', 'application/pdf'))).toMatchObject({ sha256: undefined });
});

test('what cannot be opened is nothing', async () => {
  drawPhoto.mockRejectedValue(new Error('no picture'));
  expect(await prepareFile(file('a.jpg', 'image/jpeg'))).toBeUndefined();
});
