// @vitest-environment page
import { afterEach, expect, test, vi } from 'vitest';
import { drawInPage } from '../testing/in-page.tsx';
import { FetchAheadContext, useFetchAhead } from './fetch-ahead.ts';

afterEach(() => vi.unstubAllGlobals());

function Reading({ paths }: { paths: readonly string[] }) {
  useFetchAhead(paths);
  return 'read';
}

const draw = (fetchPageAt: (path: string) => Promise<void>, ...paths: string[]) =>
  drawInPage(<Reading paths={paths} />, {
    around: (children) => <FetchAheadContext value={fetchPageAt}>{children}</FetchAheadContext>,
  });

test('what comes next is fetched while a page is read, one page after the other, and once', async () => {
  const arrive: (() => void)[] = [];
  const fetchPageAt = vi.fn(() => new Promise<void>((resolve) => arrive.push(resolve)));
  const { redraw } = await draw(fetchPageAt, '/first', '/second');
  await vi.waitFor(() => expect(fetchPageAt.mock.calls).toEqual([['/first']]));
  await redraw(<Reading paths={['/first', '/second']} />);
  arrive[0]?.();
  await vi.waitFor(() => expect(fetchPageAt.mock.calls).toEqual([['/first'], ['/second']]));
});

test('it waits for the letters that the page itself is read in', async () => {
  let haveLetters = () => {};
  const ready = new Promise<void>((resolve) => {
    haveLetters = resolve;
  });
  vi.stubGlobal('document', new Proxy(document, { get: (page, name) => readOf(page, name, { fonts: { ready } }) }));
  const fetchPageAt = vi.fn(async () => {});
  await draw(fetchPageAt, '/first');
  expect(fetchPageAt).not.toHaveBeenCalled();
  haveLetters();
  await vi.waitFor(() => expect(fetchPageAt).toHaveBeenCalledWith('/first'));
});

test('who leaves the page meanwhile fetches no more of it', async () => {
  let arrive = () => {};
  const fetchPageAt = vi.fn(() => new Promise<void>((resolve) => (arrive = resolve)));
  const { leave } = await draw(fetchPageAt, '/first', '/second');
  await vi.waitFor(() => expect(fetchPageAt).toHaveBeenCalledTimes(1));
  await leave();
  arrive();
  await Promise.resolve();
  expect(fetchPageAt).toHaveBeenCalledTimes(1);
});

test('a page that is lost on the way is told to nobody', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const fetchPageAt = vi.fn(() => Promise.reject(new Error('lost')));
  await draw(fetchPageAt, '/first', '/second');
  await vi.waitFor(() => expect(fetchPageAt).toHaveBeenCalledTimes(1));
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
});

test('nothing is fetched ahead for who saves data', async () => {
  const saving = { connection: { saveData: true } };
  vi.stubGlobal('navigator', new Proxy(navigator, { get: (browser, name) => readOf(browser, name, saving) }));
  const fetchPageAt = vi.fn(async () => {});
  await draw(fetchPageAt, '/first');
  expect(fetchPageAt).not.toHaveBeenCalled();
});

/** A property as it is, or as the test has it. */
function readOf(object: object, name: PropertyKey, changes: object): unknown {
  if (name in changes) return Reflect.get(changes, name);
  const value = Reflect.get(object, name);
  return typeof value === 'function' ? value.bind(object) : value;
}
