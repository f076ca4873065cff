// @vitest-environment page
import { doing, drawInPage } from '@taga/web/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PdfView } from './pdf-view.tsx';

const openPdf = vi.hoisted(() => vi.fn());
vi.mock('./pdf-pages.ts', () => ({ openPdf }));

const pdf = { count: 3, draw: vi.fn(), close: vi.fn() };

beforeEach(() => {
  pdf.draw.mockReset().mockImplementation(async (page: number) => `blob:${page}`);
  pdf.close.mockReset();
  openPdf.mockReset().mockResolvedValue(pdf);
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('pdf')),
  );
});
afterEach(() => vi.unstubAllGlobals());

const view = (url = '/pay.pdf') => <PdfView url={url} label="Payslip" otherwise="download it" />;
async function draw() {
  const drawn = await drawInPage(view(), { words: ['deskCases'] });
  const src = () => drawn.place.querySelector('img')?.getAttribute('src');
  const shows = (page: string) => vi.waitFor(() => expect(src()).toBe(page));
  const key = (pressed: string) =>
    doing(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true })));
  return { ...drawn, src, shows, key };
}

test('pages are turned one at a time by buttons and keys, and not beyond the last', async () => {
  const { shows, read, press, key, find } = await draw();
  await shows('blob:1');
  expect(read()).toContain('page 1 of 3');
  expect(find('img').getAttribute('alt')).toBe('Payslip, page 1 of 3');
  await press('Next page');
  await shows('blob:2');
  await key('ArrowRight');
  await shows('blob:3');
  await key('ArrowRight');
  expect(read()).toContain('page 3 of 3');
  await press('Page back');
  await shows('blob:2');
  await key('ArrowLeft');
  await key('ArrowLeft');
  await shows('blob:1');
});

test('at either end the button there does nothing', async () => {
  const { shows, press, place } = await draw();
  await shows('blob:1');
  const disabled = () =>
    [...place.querySelectorAll('button')].filter(({ disabled: off }) => off).map(({ textContent }) => textContent);
  expect(disabled()).toEqual(['Page back←']);
  await press('Next page');
  expect(disabled()).toEqual([]);
  await press('Next page');
  expect(disabled()).toEqual(['Next page→']);
});

test('while a page is drawn it says so, and the last page does not stand in for it', async () => {
  const { shows, press, src, place } = await draw();
  await shows('blob:1');
  pdf.draw.mockReturnValue(new Promise(() => {}));
  await press('Next page');
  expect(src()).toBeUndefined();
  expect(place.innerHTML).toContain('Preparing the page');
});

test.each([
  ['is not there', () => void vi.mocked(fetch).mockResolvedValue(new Response('', { status: 404 }))],
  ['cannot be fetched', () => void vi.mocked(fetch).mockRejectedValue(new TypeError())],
  ['is none', () => void openPdf.mockRejectedValue(new Error('no PDF'))],
  ['has a page that cannot be drawn', () => void pdf.draw.mockRejectedValue(new Error('no page'))],
])('a file that %s can be got another way', async (_why, make) => {
  make();
  const { read } = await draw();
  await vi.waitFor(() => expect(read()).toBe('download it'));
});

test('what was opened is closed with the page, and for another file', async () => {
  const { shows, redraw, leave } = await draw();
  await shows('blob:1');
  await redraw(view('/other.pdf'));
  expect(pdf.close).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(openPdf).toHaveBeenCalledTimes(2));
  await shows('blob:1');
  await leave();
  expect(pdf.close).toHaveBeenCalledTimes(2);
});

test('one that is opened too late is closed at once', async () => {
  let open = (_pdf: typeof pdf) => {};
  openPdf.mockReturnValue(
    new Promise((resolve) => {
      open = resolve;
    }),
  );
  const { leave } = await draw();
  await vi.waitFor(() => expect(openPdf).toHaveBeenCalled());
  await leave();
  await doing(() => open(pdf));
  await vi.waitFor(() => expect(pdf.close).toHaveBeenCalledTimes(1));
  expect(pdf.draw).not.toHaveBeenCalled();
});
