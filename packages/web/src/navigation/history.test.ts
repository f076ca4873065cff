// @vitest-environment page
import { beforeEach, expect, test, vi } from 'vitest';
import { currentLocation, guardHistory, listenToHistory, navigate, type Visit } from './history.ts';

/** What the browser does with its own buttons: it is at another step by the time it says so. */
function stepTo(address: string, state: unknown) {
  window.history.replaceState(state, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state }));
}
const number = () => window.history.state.idx as number;
const key = () => window.history.state.key as string;

function hear() {
  const visits: Visit[] = [];
  return { visits, stop: listenToHistory((visit) => visits.push(visit)) };
}

beforeEach(() => window.history.replaceState({ idx: 0, key: 'first', usr: null }, '', '/'));

test('a place is its address and what the page before handed over', () => {
  navigate('/orders?page=2#first', { state: { from: 'home' } });
  expect(currentLocation()).toMatchObject({
    pathname: '/orders',
    search: '?page=2',
    hash: '#first',
    state: { from: 'home' },
  });
});

test('a page that nobody has numbered yet is the first, and was handed nothing', () => {
  window.history.replaceState(null, '', '/help');
  expect(currentLocation()).toMatchObject({ pathname: '/help', state: null, key: 'first' });
});

test('a link is one step more with a key of its own, and everybody hears of it', () => {
  const { visits, stop } = hear();
  const steps = window.history.length;
  navigate('/a');
  const first = key();
  navigate('/b');
  expect(number()).toBe(2);
  expect(key()).not.toBe(first);
  expect(window.history.length).toBe(steps + 2);
  expect(visits.map(({ location, type }) => [location.pathname, type])).toEqual([
    ['/a', 'PUSH'],
    ['/b', 'PUSH'],
  ]);
  stop();
});

test('what takes the place of a page is no step to go back to', () => {
  navigate('/a');
  const steps = window.history.length;
  const { visits, stop } = hear();
  navigate('/b', { replace: true });
  expect(window.history.length).toBe(steps);
  expect(number()).toBe(1);
  expect(visits).toMatchObject([{ type: 'REPLACE', location: { pathname: '/b', state: null } }]);
  stop();
});

test('back and forward are heard as steps through the history', () => {
  const { visits, stop } = hear();
  stepTo('/earlier', { idx: 4, key: 'k', usr: 'kept' });
  expect(visits).toMatchObject([{ type: 'POP', location: { pathname: '/earlier', key: 'k', state: 'kept' } }]);
  stop();
});

test('a step that the browser took by itself is numbered after the one that was shown', () => {
  const { stop } = hear();
  stepTo('/', { idx: 6, key: 'k', usr: null });
  stepTo('/#fees', null);
  expect(window.history.state).toEqual({ idx: 7, key: expect.stringMatching(/^\w+$/), usr: null });
  stop();
});

test('a guard hears of a step before the pages do, and can stop it', () => {
  const { visits, stop } = hear();
  const free = guardHistory((event) => event.stopImmediatePropagation());
  stepTo('/left', { idx: 1, key: 'k', usr: null });
  expect(visits).toEqual([]);
  free();
  stepTo('/left', { idx: 1, key: 'k', usr: null });
  expect(visits).toHaveLength(1);
  stop();
});

test('the last guard is the one that counts; an earlier one that goes does not take it along', () => {
  const [earlier, later] = [vi.fn(), vi.fn()];
  const freeEarlier = guardHistory(earlier);
  const freeLater = guardHistory(later);
  freeEarlier();
  stepTo('/', null);
  expect(earlier).not.toHaveBeenCalled();
  expect(later).toHaveBeenCalledTimes(1);
  freeLater();
});

test('who has stopped hears nothing', () => {
  const { visits, stop } = hear();
  stop();
  navigate('/a');
  expect(visits).toEqual([]);
});

test('the first to listen numbers the page it finds, and keeps what others wrote there', async () => {
  vi.resetModules();
  const { listenToHistory: listen } = await import('./history.ts');
  window.history.replaceState({ theirs: 1 }, '', '/');
  const heard = vi.fn();
  const added = vi.spyOn(window, 'addEventListener');
  const stops = [listen(heard), listen(() => {})];
  expect(window.history.state).toEqual({ theirs: 1, idx: 0 });
  expect(added.mock.calls.map(([type]) => type)).toEqual(['popstate', 'popstate']);
  added.mockRestore();
  for (const stop of stops) stop();
});

test('a page loaded again counts on from the step that it was', async () => {
  vi.resetModules();
  window.history.replaceState({ idx: 5, key: 'k', usr: null }, '', '/');
  const { listenToHistory: listen } = await import('./history.ts');
  // Only this page hears it: the one of the other tests is still there.
  const added = vi.spyOn(window, 'addEventListener').mockImplementation(() => {});
  const stop = listen(() => {});
  const hearing = added.mock.calls.map(([, listener]) => listener as (event: Event) => void);
  added.mockRestore();
  window.history.replaceState(null, '', '/#part');
  for (const listener of hearing) listener(new PopStateEvent('popstate'));
  expect(number()).toBe(6);
  stop();
});
