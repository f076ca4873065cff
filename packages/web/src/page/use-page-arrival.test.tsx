// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from '../navigation/history.ts';
import { Router, useLocation } from '../navigation/router.tsx';
import { doing, drawInPage } from '../testing/in-page.tsx';
import { findPart, PageArrival, usePageArrival } from './use-page-arrival.ts';

const keepFocus = vi.hoisted(() => vi.fn());
vi.mock('./keep-focus.ts', () => ({ keepFocus }));

const scrollTo = vi.fn();
const scrolled = vi.fn();

beforeEach(() => {
  keepFocus.mockReset();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  window.history.replaceState({ idx: 0, key: 'home-key', usr: null }, '', '/home');
  vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  scrollTo.mockReset();
  scrolled.mockReset();
});

test.each([
  ['#fees', 'fees'],
  ['#caf%C3%A9', 'café'],
  // Shortened by hand or by a chat: there is no such part, and the page stays.
  ['#%E0%A4%A', '%E0%A4%A'],
  ['#%', '%'],
])('%s names the part %s of a page', (hash, id) => {
  const named = vi.spyOn(document, 'getElementById');
  findPart(hash);
  expect(named).toHaveBeenCalledWith(id);
});

function Page() {
  const arrived = usePageArrival();
  const { pathname } = useLocation();
  return (
    <main>
      <h1>{pathname}</h1>
      <p id="fees">Fees</p>
      <input />
      <PageArrival arrived={arrived} />
    </main>
  );
}
const draw = () =>
  drawInPage(
    <Router>
      <Page />
    </Router>,
  );
const scrollBy = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  window.dispatchEvent(new Event('scroll'));
};
async function backTo(address: string, key: string) {
  await doing(() => {
    window.history.replaceState({ idx: 0, key, usr: null }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await doing(() => vi.runAllTimers());
}

test('the first page of a visit stays where the browser has put it', async () => {
  const { find } = await draw();
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.activeElement).not.toBe(find('h1'));
});

test('another page starts at the top, and its heading is heard', async () => {
  const { find } = await draw();
  await doing(() => navigate('/orders'));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.activeElement).toBe(find('h1'));
  expect(find('h1').getAttribute('tabindex')).toBe('-1');
});

test('another search of the same page is another page; the same address is not', async () => {
  await draw();
  await doing(() => navigate('/home?page=2'));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  await doing(() => navigate('/home?page=2'));
  expect(scrollTo).toHaveBeenCalledTimes(1);
});

test('an address that names a part leads to it, on this page or another', async () => {
  const { find } = await draw();
  await doing(() => navigate('/home#fees'));
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(document.activeElement).not.toBe(find('h1'));
  await doing(() => navigate('/orders#fees'));
  expect(scrolled).toHaveBeenCalledTimes(2);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a part that is not there leaves the page where it is', async () => {
  await draw();
  await doing(() => navigate('/orders#gone'));
  expect(scrolled).not.toHaveBeenCalled();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('back returns to where the page was left', async () => {
  await draw();
  scrollBy(700);
  await doing(() => navigate('/orders'));
  scrollBy(50);
  scrollTo.mockReset();
  await backTo('/home', 'home-key');
  expect(scrollTo).toHaveBeenCalledWith(0, 700);
});

test('back to a page that was never scrolled, or is unknown, is its top; to a part of the same page it is nowhere', async () => {
  await draw();
  await doing(() => navigate('/orders'));
  scrollTo.mockReset();
  await backTo('/help', 'unknown');
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  scrollTo.mockReset();
  await backTo('/help#fees', 'unknown-part');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(scrolled).not.toHaveBeenCalled();
});

test('a page within another leaves the focus where it is, unless it is there already', async () => {
  const { find } = await draw();
  const within = vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window);
  const hasFocus = vi.spyOn(document, 'hasFocus').mockReturnValue(false);
  await doing(() => navigate('/a'));
  expect(document.activeElement).not.toBe(find('h1'));
  hasFocus.mockReturnValue(true);
  await doing(() => navigate('/b'));
  expect(document.activeElement).toBe(find('h1'));
  within.mockRestore();
});

test('the focus is kept from the first control that has it, and not for a heading', async () => {
  const { find } = await draw();
  const focusOn = (selector: string) =>
    doing(() => find(selector).dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  await focusOn('h1');
  expect(keepFocus).not.toHaveBeenCalled();
  await focusOn('input');
  await vi.waitUntil(() => keepFocus.mock.calls.length > 0);
  expect(keepFocus.mock.calls[0]?.[0][0]).toBe(find('input'));
  await focusOn('input');
  expect(keepFocus).toHaveBeenCalledTimes(1);
});
