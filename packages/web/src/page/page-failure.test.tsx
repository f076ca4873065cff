// @vitest-environment page
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { doing, drawInPage } from '../testing/in-page.tsx';
import { PageFailureBoundary } from './page-failure.tsx';

let isBroken = true;
const onFailure = vi.fn();
const failed = 'This page could not be opened';

beforeEach(() => {
  isBroken = true;
  onFailure.mockReset();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Page() {
  if (isBroken) throw new Error('lost');
  return 'the page';
}
const draw = () =>
  drawInPage(
    <PageFailureBoundary onFailure={onFailure}>
      <Page />
    </PageFailureBoundary>,
    { words: ['public'] },
  );
const offline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
const pass = (ms: number) => doing(() => vi.advanceTimersByTime(ms));

test('a page that can be drawn is drawn', async () => {
  isBroken = false;
  expect((await draw()).read()).toBe('the page');
  expect(onFailure).not.toHaveBeenCalled();
});

test('one that cannot says what to do, and a press tries again', async () => {
  offline();
  const { read, press } = await draw();
  expect(read()).toContain(failed);
  expect(onFailure).toHaveBeenCalledTimes(1);
  isBroken = false;
  await press('Try again');
  expect(read()).toBe('the page');
});

test('without a network it waits for it, and goes on by itself when it is back', async () => {
  offline();
  const { read } = await draw();
  isBroken = false;
  await pass(60_000);
  expect(read()).toContain(failed);
  await doing(() => window.dispatchEvent(new Event('online')));
  expect(read()).toBe('the page');
});

test('with a network it tries again by itself after three seconds, for the network may settle only now', async () => {
  const { read } = await draw();
  isBroken = false;
  await pass(2_999);
  expect(read()).toContain(failed);
  await pass(1);
  expect(read()).toBe('the page');
});

test('three times it tries by itself, then somebody has to', async () => {
  await draw();
  for (let time = 0; time < 6; time += 1) await pass(3_000);
  expect(onFailure).toHaveBeenCalledTimes(4);
  await doing(() => window.dispatchEvent(new Event('online')));
  expect(onFailure).toHaveBeenCalledTimes(5);
});

test('who leaves it meanwhile is not called back', async () => {
  const { leave } = await draw();
  const removed = vi.spyOn(window, 'removeEventListener');
  await leave();
  expect(vi.getTimerCount()).toBe(0);
  expect(removed.mock.calls.some(([type]) => type === 'online')).toBe(true);
});
