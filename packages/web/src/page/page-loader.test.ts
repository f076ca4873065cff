import { createTextStore, type TextStore } from '@taga/i18n';
import { beforeEach, expect, test, vi } from 'vitest';
import { layoutAtHand, layoutFetched } from './layout-source.ts';
import type { PageDefinition } from './page-definition.ts';
import { fetchPage, findLoadedPage, forgetPage, loadPage, loadPrerenderedPage } from './page-loader.ts';

const Page = () => null;
const Layout = () => null;
let store: TextStore;
const words = vi.fn(async () => ({}));

beforeEach(() => {
  words.mockReset().mockResolvedValue({});
  store = createTextStore('en', words);
});

function page(changes: Partial<PageDefinition> = {}) {
  const load = vi.fn(async () => ({ Page }));
  const layout = { find: () => Layout, load: vi.fn(async () => ({ Layout })), forget: vi.fn() };
  const made = { path: '/x', title: 'x', description: 'x', catalogs: ['home'], load, layout, ...changes };
  return made as unknown as PageDefinition & { load: typeof load; layout: typeof layout };
}

test('a page comes with its file, its words and its layout', async () => {
  const home = page();
  expect(findLoadedPage(home, store)).toBeUndefined();
  expect(await loadPage(home, store)).toBe(Page);
  expect(home.layout.load).toHaveBeenCalled();
  expect(store.hasGroup('home')).toBe(true);
  expect(findLoadedPage(home, store)).toBe(Page);
});

test('without all of its words it is not there, whatever else is', async () => {
  const home = page();
  await loadPage(home, store);
  expect(findLoadedPage({ ...home, catalogs: ['home', 'login'] }, store)).toBeUndefined();
  expect(findLoadedPage(home, createTextStore('mm', words))).toBeUndefined();
});

test('it is asked for once, and the same promise is given each time, also of one that failed', async () => {
  const home = page();
  expect(loadPage(home, store)).toBe(loadPage(home, store));
  await loadPage(home, store);
  expect(home.load).toHaveBeenCalledTimes(1);
  const lost = page({ load: vi.fn().mockRejectedValue(new Error('lost')) });
  const failing = loadPage(lost, store);
  await expect(failing).rejects.toThrow('lost');
  expect(loadPage(lost, store)).toBe(failing);
});

test('once its failure was shown the next try asks again, for the layout too', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue({ Page });
  const home = page({ load });
  await expect(loadPage(home, store)).rejects.toThrow('lost');
  forgetPage(home, store);
  expect(home.layout.forget).toHaveBeenCalled();
  expect(await loadPage(home, store)).toBe(Page);
});

test('a page that is not drawn meanwhile is forgotten with its failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue({ Page });
  const home = page({ load });
  await expect(fetchPage(home, store)).rejects.toThrow('lost');
  await fetchPage(home, store);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page pre-rendered needs all of it, a static one its layout alone', async () => {
  const [drawn, still] = [page(), page({ isStatic: true })];
  await loadPrerenderedPage(drawn, store);
  expect(drawn.load).toHaveBeenCalled();
  await loadPrerenderedPage(still, store);
  expect(still.layout.load).toHaveBeenCalled();
  expect(still.load).not.toHaveBeenCalled();
});

test('a layout at hand is there at once; one that is fetched is asked for once', async () => {
  expect(layoutAtHand(Layout).find()).toBe(Layout);
  expect((await layoutAtHand(Layout).load()).Layout).toBe(Layout);
  const fetching = vi.fn(async () => ({ Layout }));
  const layout = layoutFetched(fetching);
  expect(layout.find()).toBeUndefined();
  expect(layout.load()).toBe(layout.load());
  await layout.load();
  expect(layout.find()).toBe(Layout);
  layout.forget();
  await layout.load();
  expect(fetching).toHaveBeenCalledTimes(1);
});

test('a layout that got lost is asked for again once that was shown', async () => {
  const fetching = vi.fn().mockRejectedValueOnce(new Error('lost')).mockResolvedValue({ Layout });
  const layout = layoutFetched(fetching);
  await expect(layout.load()).rejects.toThrow('lost');
  await expect(layout.load()).rejects.toThrow('lost');
  layout.forget();
  expect((await layout.load()).Layout).toBe(Layout);
});
