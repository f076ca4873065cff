import { afterEach, expect, test, vi } from 'vitest';
import { fetchBoldFont } from './bold-font.ts';

afterEach(() => vi.unstubAllGlobals());

function page({ family = 'Padauk', status = 'loaded', hasFace = true } = {}) {
  const values: Record<string, string> = { 'font-family': 'Padauk', src: 'url(bold.woff2)' };
  const face = { style: { getPropertyValue: (name: string) => values[name] } };
  const style = { sheet: { cssRules: hasFace ? [face] : [] }, removeAttribute: vi.fn() };
  const fonts = Object.assign(
    [
      { family: 'Noto', status: 'unloaded' },
      { family, status },
    ],
    { ready: Promise.resolve() },
  );
  const load = vi.fn(async () => {});
  const made = vi.fn();
  vi.stubGlobal('document', { querySelector: () => style, fonts });
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(...given: string[]) {
        made(...given);
      }
      load = load;
    },
  );
  return { style, load, made };
}

test('the bold font is fetched before the page is told of it', async () => {
  const { style, load, made } = page();
  load.mockImplementation(async () => expect(style.removeAttribute).not.toHaveBeenCalled());
  await fetchBoldFont();
  expect(made).toHaveBeenCalledWith('Padauk', 'url(bold.woff2)');
  expect(load).toHaveBeenCalledTimes(1);
  expect(style.removeAttribute).toHaveBeenCalledWith('media');
});

test.each([
  ['a page that has no such font', { hasFace: false }],
  ['a phone with a font of its own', { status: 'unloaded' }],
  ['a page in another font', { family: 'Noto' }],
])('%s does not fetch it', async (_which, how) => {
  const { style, load } = page(how);
  await fetchBoldFont();
  expect(load).not.toHaveBeenCalled();
  expect(style.removeAttribute).not.toHaveBeenCalled();
});
