// @vitest-environment page
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

test('it is told at once, on the button, at the top of the screen and to those who listen [A11-001]', async () => {
  const { find } = page();
  const messages = JSON.stringify({ public: { 'layout.loading.message': 'Loading' } });
  document.body.insertAdjacentHTML('beforeend', `<div id="messages" data-messages='${messages}'></div>`);
  saveEarlyClick();
  find('#a').click();
  find('#b').click();
  expect(['#a', '#b'].map((each) => find(each).getAttribute('aria-busy'))).toEqual([null, 'true']);
  expect(document.documentElement.hasAttribute('data-pending')).toBe(true);
  await vi.waitFor(() => expect(find('[role=status]').textContent).toBe('Loading'));
  window.takeEarlyClick?.();
  expect(find('#b').hasAttribute('aria-busy')).toBe(false);
  expect(document.documentElement.hasAttribute('data-pending')).toBe(false);
  expect(document.querySelector('[role=status]')).toBeNull();
});

test('a link that needs the page alive waits for it too, unless it is to open elsewhere; others are the browser’s', () => {
  document.body.innerHTML = '<a id="next" href="#next" data-when-alive>Start</a><a id="other" href="#other">Help</a>';
  saveEarlyClick();
  const click = (selector: string, more: MouseEventInit = {}) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
    document.querySelector(selector)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(click('#other')).toBe(false);
  expect(click('#next', { ctrlKey: true })).toBe(false);
  expect(click('#next')).toBe(true);
  expect(window.takeEarlyClick?.()?.id).toBe('next');
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
