import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPdf } from './pdf-pages.ts';

const getDocument = vi.hoisted(() => vi.fn());
vi.mock('unpdf/pdfjs', () => ({ getDocument }));

const destroy = vi.fn();
const render = vi.fn((_drawn: object) => ({ promise: Promise.resolve() }));
let canvas: { width: number; height: number; toBlob: (done: (blob: Blob | null) => void, type: string) => void };
let blob: Blob | null;
const revoke = vi.fn();

beforeEach(() => {
  blob = new Blob();
  render.mockClear();
  destroy.mockReset();
  revoke.mockReset();
  canvas = { width: 0, height: 0, toBlob: (done) => done(blob) };
  let made = 0;
  vi.stubGlobal('document', { createElement: () => canvas });
  vi.stubGlobal('URL', { createObjectURL: () => `blob:${++made}`, revokeObjectURL: revoke });
});
afterEach(() => vi.unstubAllGlobals());

function pdfOf(width: number, height: number) {
  const getViewport = ({ scale }: { scale: number }) => ({ width: width * scale, height: height * scale });
  const getPage = vi.fn(async () => ({ getViewport, render }));
  getDocument.mockReturnValue({ promise: Promise.resolve({ numPages: 2, getPage, destroy }) });
  return { getPage };
}

test('nothing of a document is compiled or filled in', async () => {
  pdfOf(600, 800);
  expect((await openPdf(new ArrayBuffer(1))).count).toBe(2);
  expect(getDocument).toHaveBeenCalledWith(expect.objectContaining({ isEvalSupported: false, enableXfa: false }));
});

test('a page is drawn 1800 points wide, once, when it is asked for', async () => {
  const { getPage } = pdfOf(600, 800);
  const pages = await openPdf(new ArrayBuffer(1));
  expect(getPage).not.toHaveBeenCalled();
  expect(await pages.draw(2)).toBe('blob:1');
  expect(await pages.draw(2)).toBe('blob:1');
  expect(getPage).toHaveBeenCalledTimes(1);
  expect(getPage).toHaveBeenCalledWith(2);
  expect(canvas).toMatchObject({ width: 1_800, height: 2_400 });
});

test('a page that says it is a mile high is drawn four times as high as wide', async () => {
  pdfOf(600, 600_000);
  await (await openPdf(new ArrayBuffer(1))).draw(1);
  expect(canvas.height).toBe(7_200);
});

test('a page that cannot be drawn is a failure', async () => {
  pdfOf(600, 800);
  blob = null;
  await expect((await openPdf(new ArrayBuffer(1))).draw(1)).rejects.toThrow('cannot be drawn');
});

test('closing takes back every picture and the document', async () => {
  pdfOf(600, 800);
  const pages = await openPdf(new ArrayBuffer(1));
  await pages.draw(1);
  await pages.draw(2);
  pages.close();
  await vi.waitUntil(() => revoke.mock.calls.length === 2);
  expect(revoke.mock.calls.map(([url]) => url)).toEqual(['blob:1', 'blob:2']);
  expect(destroy).toHaveBeenCalledTimes(1);
});
