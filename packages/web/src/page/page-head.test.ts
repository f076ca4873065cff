// @vitest-environment page
import { beforeEach, expect, test } from 'vitest';
import { doing, runHook } from '../testing/in-page.tsx';
import type { PageDefinition } from './page-definition.ts';
import { usePageHead } from './page-head.ts';

const page = (catalogs: string[]) => ({ title: 'layout.header.signIn', catalogs }) as unknown as PageDefinition;
const nameOf = (language: string) => (language === 'mm' ? 'ဘဏ်' : 'Bank');

beforeEach(() => {
  document.title = 'as it was';
  document.documentElement.lang = '';
});

test('the tab says the page and whose it is, in the language of the page, and follows it', async () => {
  const head = await runHook(() => usePageHead(page(['public']), nameOf), { words: ['public'] });
  expect(document.title).toBe('Sign in · Bank');
  expect(document.documentElement.lang).toBe('en');
  expect(document.documentElement.dir).toBe('ltr');
  await doing(() => head.store.switchTo('mm'));
  expect(document.title).toContain('· ဘဏ်');
  expect(document.documentElement.lang).toBe('my');
});

test('a page whose words are not there keeps the title that it came with', async () => {
  await runHook(() => usePageHead(page(['public', 'home']), nameOf), { words: ['public'] });
  expect(document.title).toBe('as it was');
});
