// @vitest-environment page
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pathOf } from './focus-path.ts';
import { keepFocus } from './keep-focus.ts';

const find = (selector: string) => document.querySelector(selector) as HTMLElement;
const frame = vi.fn((draw: FrameRequestCallback) => {
  draw(0);
  return 1;
});

beforeAll(() => keepFocus([]));
beforeEach(async () => {
  vi.stubGlobal('requestAnimationFrame', frame);
  document.body.innerHTML =
    '<main><h1>Page</h1><section><h2>Part</h2><div><button id="a">A</button></div></section><button id="b">B</button></main>';
  await settle();
  (document.activeElement as HTMLElement).blur();
  document.dispatchEvent(new Event('focusin'));
});
afterEach(() => vi.unstubAllGlobals());

/** Until the page has been told what changed. */
const settle = () => new Promise((resolve) => setTimeout(resolve));
function focus(selector: string) {
  find(selector).focus();
  document.dispatchEvent(new Event('focusin'));
}

test('a path leads from an element outwards, without the page itself', () => {
  expect(pathOf(find('#a')).map(({ tagName }) => tagName)).toEqual(['BUTTON', 'DIV', 'SECTION', 'MAIN']);
  expect(pathOf(null)).toEqual([]);
  expect(pathOf(document.body)).toEqual([]);
});

test('a control that goes away hands the focus to the heading of the part it stood in', async () => {
  focus('#a');
  find('#a').remove();
  await settle();
  expect(document.activeElement).toBe(find('h2'));
  expect(find('h2').getAttribute('tabindex')).toBe('-1');
});

test('where its part is gone too, to the heading of the page', async () => {
  focus('#a');
  find('section').remove();
  await settle();
  expect(document.activeElement).toBe(find('h1'));
});

test('who presses beside everything means to leave it', async () => {
  focus('#b');
  find('#b').blur();
  find('main').append(document.createElement('p'));
  await settle();
  expect(document.activeElement).toBe(document.body);
});

test('who has the focus elsewhere keeps it', async () => {
  focus('#a');
  find('#b').focus();
  find('#a').remove();
  await settle();
  expect(document.activeElement).toBe(find('#b'));
});

test('one that was gone before this was fetched counts as well', () => {
  const path = pathOf(find('#a'));
  find('#a').remove();
  keepFocus(path);
  expect(document.activeElement).toBe(find('h2'));
});
