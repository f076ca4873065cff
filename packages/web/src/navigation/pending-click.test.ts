// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isPlainClick, showPending, showPendingState, watchClicks } from './pending-click.ts';

const page = document.documentElement;
const isPending = (element: Element) => [element.hasAttribute('data-pending'), element.getAttribute('aria-busy')];
const pending = [true, 'true'];
const idle = [false, null];

function control<Tag extends 'a' | 'button'>(tag: Tag, attributes: Record<string, string> = {}) {
  const made = document.body.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(document.createElement('span'));
  return made;
}
/** On the words inside it, as people do. */
const pressOn = (element: Element, event: MouseEventInit = {}) =>
  element.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...event }));

beforeEach(() => watchClicks());
afterEach(() => {
  window.dispatchEvent(new Event('pointerdown'));
  document.body.innerHTML = '';
});

test('what was pressed shows that something is under way, and the page does; until it is over', () => {
  const [button, other] = [control('button'), control('button')];
  pressOn(button);
  const end = showPending();
  expect(isPending(button)).toEqual(pending);
  expect(isPending(other)).toEqual(idle);
  expect(page.hasAttribute('data-pending')).toBe(true);
  end();
  expect(isPending(button)).toEqual(idle);
  expect(page.hasAttribute('data-pending')).toBe(false);
});

test('the page is busy until the last of several is over', () => {
  pressOn(control('button'));
  const [first, second] = [showPending(), showPending()];
  first();
  expect(page.hasAttribute('data-pending')).toBe(true);
  second();
  expect(page.hasAttribute('data-pending')).toBe(false);
});

test('a press beside everything marks no control', () => {
  const button = control('button');
  pressOn(button);
  document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const end = showPending();
  expect(isPending(button)).toEqual(idle);
  end();
});

test('an answer that is waited for is shown, whether it comes or fails', async () => {
  pressOn(control('button'));
  const good = showPendingState(Promise.resolve('words'));
  expect(page.hasAttribute('data-pending')).toBe(true);
  expect(await good).toBe('words');
  await expect(showPendingState(Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(page.hasAttribute('data-pending')).toBe(false);
});

test.each([
  ['a press', {}, {}, true],
  ['the middle button', { button: 1 }, {}, false],
  ['the command key', { metaKey: true }, {}, false],
  ['the control key', { ctrlKey: true }, {}, false],
  ['the shift key', { shiftKey: true }, {}, false],
  ['the alt key', { altKey: true }, {}, false],
  ['a link to a new tab', {}, { target: '_blank' }, false],
  ['a download', {}, { download: 'form.pdf' }, false],
])('%s: is the page changed in place? %o %o', (_what, press, attributes, expected) => {
  const link = control('a', { href: '/orders', ...attributes });
  expect(isPlainClick(new MouseEvent('click', press), link)).toBe(expected);
});

test('a link that loads a page of ours shows it until somebody goes on', () => {
  const link = control('a', { href: '/statement' });
  pressOn(link);
  expect(isPending(link)).toEqual(pending);
  window.dispatchEvent(new Event('keydown'));
  expect(isPending(link)).toEqual(idle);
});

test.each(['pointerdown', 'keydown', 'pageshow'])('who stays after all is free again with a %s', (type) => {
  const link = control('a', { href: '/statement' });
  pressOn(link);
  window.dispatchEvent(new Event(type));
  expect(isPending(link)).toEqual(idle);
});

test.each([
  ['to another site', { href: 'https://elsewhere.example/' }],
  ['to a part of the page', { href: '#fees' }],
  ['to a new tab', { href: '/statement', target: '_blank' }],
])('a link %s shows nothing', (_where, attributes) => {
  const link = control('a', attributes);
  pressOn(link);
  expect(isPending(link)).toEqual(idle);
});

test('a link that the app follows itself, and a button, show nothing by themselves', () => {
  const link = control('a', { href: '/orders' });
  link.addEventListener('click', (event) => event.preventDefault());
  pressOn(link);
  expect(isPending(link)).toEqual(idle);
  const button = control('button');
  pressOn(button);
  expect(isPending(button)).toEqual(idle);
});

test('presses are watched once, however often it is asked for', () => {
  const added = vi.spyOn(window, 'addEventListener');
  watchClicks();
  expect(added).not.toHaveBeenCalled();
  added.mockRestore();
});
