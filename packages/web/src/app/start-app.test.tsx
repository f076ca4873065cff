// @vitest-environment page
import { type ReactNode, useEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from '../navigation/history.ts';
import { layoutAtHand } from '../page/layout-source.ts';
import { createPageTable, type PageDefinition } from '../page/page-definition.ts';
import { useLanguage, useSwitchLanguage, useText } from '../text/text-context.tsx';
import { renderPage } from './render-page.tsx';
import { startApp } from './start-app.tsx';
import type { WebApp } from './web-app.tsx';

const fetchBoldFont = vi.hoisted(() => vi.fn(async () => {}));
const expectLaterStyles = vi.hoisted(() => vi.fn());
vi.mock('../page/bold-font.ts', () => ({ fetchBoldFont }));
vi.mock('../page/later-styles.ts', () => ({ expectLaterStyles }));

const Layout = ({ children }: { children: ReactNode }) => <main>{children}</main>;
const alive = vi.fn();
const pressed = vi.fn();

function Words({ page }: { page: string }) {
  const text = useText();
  const language = useLanguage();
  const switchTo = useSwitchLanguage();
  useEffect(() => alive(page), [page]);
  return (
    <>
      <h1>{`${page} ${language} ${text('layout.header.signIn')}`}</h1>
      <button type="button" onClick={() => void switchTo('mm')}>
        Burmese
      </button>
      <button type="button" onClick={pressed}>
        Press
      </button>
    </>
  );
}

const page = (path: string, changes: Partial<PageDefinition> = {}): PageDefinition =>
  ({
    path,
    title: 'layout.header.signIn',
    description: 'layout.header.signUp',
    catalogs: ['public'],
    layout: layoutAtHand(Layout),
    load: async () => ({ Page: () => <Words page={path} /> }),
    ...changes,
  }) as PageDefinition;

const home = page('/');
const fees = page('/fees');
const closed = page('/closed');
const notFound = page('*');
const nameOf = () => 'Bank';
const appOf = (...pages: PageDefinition[]): WebApp => ({ pages: createPageTable(pages, notFound), nameOf });
const app = appOf(home, fees, closed);

const errors = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockImplementation(errors);
  window.history.replaceState({ idx: 0, key: 'k', usr: null }, '', '/');
  document.documentElement.lang = 'en';
  // biome-ignore lint/suspicious/noDocumentCookie: as the browser has it
  document.cookie = 'lang=; Max-Age=0; Path=/';
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

const root = () => document.getElementById('root') as HTMLElement;
const read = () => root().textContent ?? '';
const shows = (words: string) => vi.waitFor(() => expect(read()).toContain(words));

function emptyShell() {
  document.body.innerHTML = '<div id="root"></div>';
}
async function prerendered(of: PageDefinition, language: 'en' | 'mm' = 'en', table = app) {
  const { html, messages } = await renderPage(table, of, language);
  document.body.innerHTML = `<div id="root" data-page="${of.path}">${html}</div><div id="messages"></div>`;
  (document.getElementById('messages') as HTMLElement).dataset.messages = JSON.stringify(messages);
  document.documentElement.lang = language === 'mm' ? 'my' : 'en';
}

test('an empty shell is drawn in the language of the cookie', async () => {
  emptyShell();
  // biome-ignore lint/suspicious/noDocumentCookie: as the browser has it
  document.cookie = 'lang=mm; Path=/';
  startApp(app);
  await shows('/ mm');
  expect(fetchBoldFont).not.toHaveBeenCalled();
  expect(expectLaterStyles).not.toHaveBeenCalled();
});

test('every address leads to its page, also later; one that is none to the page that says so', async () => {
  emptyShell();
  startApp(app);
  await shows('/ en');
  navigate('/fees');
  await shows('/fees en');
  navigate('/nowhere');
  await shows('* en');
});

test('what was pre-rendered comes alive as it stands, in the language it was written in', async () => {
  await prerendered(home, 'mm');
  const heading = root().querySelector('h1');
  startApp(app);
  await vi.waitFor(() => expect(alive).toHaveBeenCalledWith('/'));
  expect(root().querySelector('h1')).toBe(heading);
  expect(read()).toContain('/ mm');
  expect(fetchBoldFont).toHaveBeenCalledTimes(1);
  expect(expectLaterStyles).toHaveBeenCalledTimes(1);
});

test('a link in another language counts as a choice; the usual one and an earlier choice do not', async () => {
  await prerendered(home, 'mm');
  startApp(app);
  await vi.waitFor(() => expect(alive).toHaveBeenCalled());
  expect(document.cookie).toContain('lang=mm');
});

test('a page in the usual language makes no choice', async () => {
  await prerendered(home);
  startApp(app);
  await vi.waitFor(() => expect(alive).toHaveBeenCalled());
  expect(document.cookie).not.toContain('lang');
});

test('a choice made earlier stays, whatever a page is written in', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the browser has it
  document.cookie = 'lang=en; Path=/';
  await prerendered(home, 'mm');
  startApp(app);
  await vi.waitFor(() => expect(alive).toHaveBeenCalled());
  expect(document.cookie).toContain('lang=en');
});

test('what the server drew stands at every address, where it has closed all others', async () => {
  await prerendered(closed);
  window.history.replaceState({ idx: 0, key: 'k', usr: null }, '', '/fees');
  startApp(app);
  await vi.waitFor(() => expect(alive).toHaveBeenCalledWith('/closed'));
  navigate('/');
  await new Promise((resolve) => setTimeout(resolve));
  expect(read()).toContain('/closed');
});

test('a static page is put into another language once it has been fetched', async () => {
  const load = vi.fn(async () => ({ Page: () => <Words page="still" /> }));
  const still = page('/still', { isStatic: true, load, catalogs: ['public', 'home'] });
  const table = appOf(still);
  await prerendered(still, 'en', table);
  window.history.replaceState({ idx: 0, key: 'k', usr: null }, '', '/still');
  load.mockClear();
  startApp(table);
  await vi.waitFor(() => expect(fetchBoldFont).toHaveBeenCalled());
  expect(read()).toContain('still en');
});

test('a file that got lost leaves the page readable, and goes on with the network', async () => {
  const lost = page('/', { load: () => Promise.reject(new Error('lost')) });
  document.body.innerHTML = '<div id="root" data-page="/"><p>readable</p></div>';
  const added = vi.spyOn(window, 'addEventListener');
  startApp(appOf(lost));
  await vi.waitFor(() => expect(added.mock.calls.some(([type]) => type === 'online')).toBe(true));
  expect(added.mock.calls.find(([type]) => type === 'online')?.[2]).toEqual({ once: true });
  expect(read()).toBe('readable');
});

test('an empty shell whose page got lost is drawn all the same, and says so', async () => {
  emptyShell();
  startApp(appOf(page('/', { load: () => Promise.reject(new Error('lost')) })));
  await vi.waitFor(() => expect(root().childElementCount).toBeGreaterThan(0));
});

test('a document without a place for the app is left alone', () => {
  document.body.innerHTML = '<p>another page</p>';
  expect(() => startApp(app)).not.toThrow();
});
