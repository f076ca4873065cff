import { expect, test } from 'vitest';
import { useLocation } from '../navigation/router.tsx';
import { layoutAtHand } from '../page/layout-source.ts';
import { createPageTable, type PageDefinition } from '../page/page-definition.ts';
import { renderPage } from './render-page.tsx';
import type { WebApp } from './web-app.tsx';

const Page = () => <p>at {useLocation().pathname}</p>;
const page = (path: string, changes: Partial<PageDefinition> = {}) =>
  ({
    path,
    title: 'layout.header.signIn',
    description: 'layout.footer.legal',
    catalogs: ['public', 'home'],
    layout: layoutAtHand(({ children }) => <main>{children}</main>),
    load: async () => ({ Page }),
    ...changes,
  }) as unknown as PageDefinition;
const notFound = page('*');
const app = (...pages: PageDefinition[]): WebApp => ({
  pages: createPageTable(pages, notFound),
  nameOf: (language) => (language === 'mm' ? 'ဘဏ်' : 'Bank'),
});

test('a page is drawn at its address, with its title and what others read of it', async () => {
  const fees = page('/fees');
  const { html, title, description } = await renderPage(app(fees), fees, 'en', { legalName: 'Taga Bank' });
  expect(html).toContain('/fees');
  expect(html).toContain('<main>');
  expect(title).toBe('Sign in · Bank');
  expect(description).toBe('Taga Bank. All rights reserved.');
});

test('the page for every other address stands at one that is none', async () => {
  expect((await renderPage(app(notFound), notFound, 'en')).html).toContain('/not-found');
});

test('its words come along; of a page that is only read those around it alone', async () => {
  const [lively, still] = [page('/fees'), page('/terms', { isStatic: true })];
  expect(Object.keys((await renderPage(app(lively), lively, 'mm')).messages)).toEqual(['public', 'home']);
  const { messages, title } = await renderPage(app(still), still, 'mm');
  expect(Object.keys(messages)).toEqual(['public']);
  expect(title).toContain('ဘဏ်');
});
