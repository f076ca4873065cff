// @vitest-environment page
import { beforeEach, expect, test, vi } from 'vitest';

let later: typeof import('./later-styles.ts');
const sheets = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')];

beforeEach(async () => {
  vi.resetModules();
  later = await import('./later-styles.ts');
  document.head.innerHTML = '';
});

function pageWithLaterStyles() {
  document.head.innerHTML = '<link rel="stylesheet" disabled>';
  later.expectLaterStyles();
}

test('a page with all of its styles waits for none', async () => {
  later.expectLaterStyles();
  expect(await later.withStyles(async () => 'page')).toBe('page');
  expect(sheets()).toEqual([]);
});

test('what is fetched later is drawn when its styles are there, and these are fetched once', async () => {
  pageWithLaterStyles();
  const arrived = vi.fn();
  const both = Promise.all([later.withStyles(async () => 'a'), later.withStyles(async () => 'b')]).then(arrived);
  await Promise.resolve();
  expect(sheets()).toHaveLength(1);
  expect(arrived).not.toHaveBeenCalled();
  sheets()[0]?.onload?.(new Event('load'));
  await both;
  expect(arrived).toHaveBeenCalledWith(['a', 'b']);
});

test('styles that got lost fail what needs them, and are asked for again by the next', async () => {
  pageWithLaterStyles();
  const lost = later.withStyles(async () => 'a');
  sheets()[0]?.dispatchEvent(new Event('error'));
  await expect(lost).rejects.toThrow('styles');
  expect(sheets()).toHaveLength(0);
  const next = later.withStyles(async () => 'b');
  sheets()[0]?.onload?.(new Event('load'));
  expect(await next).toBe('b');
});

test.each(['pointerdown', 'keydown', 'scroll'])(
  'who does anything (%s) may go on, so they are fetched ahead',
  (sign) => {
    pageWithLaterStyles();
    expect(sheets()).toHaveLength(0);
    window.dispatchEvent(new Event(sign));
    expect(sheets()).toHaveLength(1);
    window.dispatchEvent(new Event(sign));
    expect(sheets()).toHaveLength(1);
  },
);
