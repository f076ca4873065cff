import { expect, test, vi } from 'vitest';
import { compileCatalog } from './compile.ts';
import type { Language } from './languages.ts';
import { createTextStore } from './text-store.ts';

const english = compileCatalog({ 'layout.header.signIn': 'Sign in', 'toast.error.status': 'Error {status}' });
const burmese = compileCatalog({ 'layout.header.signIn': 'အကောင့်ဝင်ရန်', 'toast.error.status': 'အမှား {status}' });
const loadCatalog = async (language: Language) => (language === 'en' ? english : burmese);

test('gives the words of a loaded group and fills in the values', async () => {
  const store = createTextStore('en', loadCatalog);
  await store.loadGroup('public');
  const { text } = store.getSnapshot();
  expect(text('layout.header.signIn')).toBe('Sign in');
  expect(text('toast.error.status', { status: 500 })).toBe('Error 500');
});

test('switches everything in use to the other language in one step [I18-002]', async () => {
  const store = createTextStore('en', loadCatalog);
  await store.loadGroup('public');
  const listener = vi.fn();
  store.subscribe(listener);
  await store.switchTo('mm');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.getSnapshot().language).toBe('mm');
  expect(store.getSnapshot().text('layout.header.signIn')).toBe('အကောင့်ဝင်ရန်');
});

test('the last of two quick switches wins, whichever file arrives first', async () => {
  let releaseBurmese = () => {};
  const held = new Promise<void>((resolve) => {
    releaseBurmese = resolve;
  });
  const store = createTextStore('en', async (language) => {
    if (language === 'mm') await held;
    return loadCatalog(language);
  });
  await store.loadGroup('public');
  const first = store.switchTo('mm');
  await store.switchTo('en');
  releaseBurmese();
  await first;
  expect(store.getSnapshot().language).toBe('en');
});

test('a group that was asked for before a switch arrives in the new language', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const store = createTextStore('en', async (language) => {
    if (language === 'en') await held;
    return loadCatalog(language);
  });
  const loading = store.loadGroup('public');
  await store.switchTo('mm');
  release();
  await loading;
  expect(store.getSnapshot().text('layout.header.signIn')).toBe('အကောင့်ဝင်ရန်');
});

test('stays in the old language when the new one cannot be loaded', async () => {
  const store = createTextStore('en', async (language) => {
    if (language === 'mm') throw new Error('offline');
    return english;
  });
  await store.loadGroup('public');
  await expect(store.switchTo('mm')).rejects.toThrow('offline');
  expect(store.getSnapshot().text('layout.header.signIn')).toBe('Sign in');
});

test('starts at once with the messages of another store', async () => {
  const drawn = createTextStore('mm', loadCatalog);
  await drawn.loadGroup('public');
  const neverLoads = () => Promise.reject(new Error('offline'));
  const store = createTextStore('mm', neverLoads, JSON.parse(JSON.stringify(drawn.getMessages())));
  expect(store.hasGroup('public')).toBe(true);
  expect(store.hasGroup('pages')).toBe(false);
  expect(store.getSnapshot().text('toast.error.status', { status: 404 })).toBe('အမှား 404');
});
