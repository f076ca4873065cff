// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { drawInPage } from '../testing/in-page.tsx';
import { EarlyClick, saveEarlyClick } from './early-click.tsx';

afterEach(() => {
  window.takeEarlyClick?.();
  delete window.takeEarlyClick;
  document.body.innerHTML = '';
});

function page() {
  document.body.innerHTML = '<form><button id="a"><b>A</b></button><button id="b">B</button></form><p>words</p>';
  const sent = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', sent);
  const find = (selector: string) => document.querySelector(selector) as HTMLElement;
  return { sent, find };
}

test('a button pressed before the page is alive does nothing yet, and shows that it was', () => {
  const { sent, find } = page();
  saveEarlyClick();
  const reached = vi.fn();
  document.body.addEventListener('click', reached);
  find('b').click();
  expect(sent).not.toHaveBeenCalled();
  expect(reached).not.toHaveBeenCalled();
  expect(find('#a').hasAttribute('data-pending')).toBe(true);
  document.body.removeEventListener('click', reached);
});

test('the last button counts, and only it shows', () => {
  const { find } = page();
  saveEarlyClick();
  find('#a').click();
  find('#b').click();
  expect([find('#a'), find('#b')].map((button) => button.hasAttribute('data-pending'))).toEqual([false, true]);
  expect(window.takeEarlyClick?.()).toBe(find('#b'));
  expect(find('#b').hasAttribute('data-pending')).toBe(false);
});

test('a press on anything else is left alone', () => {
  const { find } = page();
  saveEarlyClick();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  find('p').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
  expect(window.takeEarlyClick?.()).toBeUndefined();
});

test('from when it is taken on, buttons are the page’s again', () => {
  const { sent, find } = page();
  saveEarlyClick();
  window.takeEarlyClick?.();
  find('#a').click();
  expect(sent).toHaveBeenCalledTimes(1);
});

test('the page that comes alive carries the press out, once', async () => {
  const { find } = page();
  saveEarlyClick();
  find('#a').click();
  const pressed = vi.fn((event: Event) => event.preventDefault());
  find('#a').addEventListener('click', pressed);
  const { redraw } = await drawInPage(<EarlyClick />);
  expect(pressed).toHaveBeenCalledTimes(1);
  await redraw(<EarlyClick />);
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(window.takeEarlyClick).toBeUndefined();
});

test('where nobody pressed early nothing happens', async () => {
  await expect(drawInPage(<EarlyClick />)).resolves.toBeTruthy();
});
