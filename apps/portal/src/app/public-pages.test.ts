import { brand } from '@taga/brand';
import { languages, textIn, withoutLineMarks } from '@taga/i18n';
import { accountClasses } from '@taga/reference/account-classes';
import { renderPage as renderPageOf } from '@taga/web/prerender';
import { describe, expect, test } from 'vitest';
import accounts from '../../../../packages/i18n/locales/en/accounts.json' with { type: 'json' };
import classes from '../../../../packages/i18n/locales/en/classes.json' with { type: 'json' };
import home from '../../../../packages/i18n/locales/en/home.json' with { type: 'json' };
import { hidesNavigation } from '../config/paths.ts';
import { accountFigures } from '../lib/fulfilment/accounts/account-figures.ts';
import { layouts } from './layouts/layouts.ts';
import { type PortalPage, pageTable } from './page-table.ts';
import { portalApp } from './portal-app.tsx';

const findPage = (pathname: string): PortalPage => pageTable.find(pathname).page;
const renderPage = (page: PortalPage, language: 'en' | 'mm') =>
  renderPageOf(portalApp, page, language, accountFigures(language));

async function htmlOf(pathname: string, language: 'en' | 'mm' = 'en') {
  return (await renderPage(findPage(pathname), language)).html;
}

/** What a person reads of it. */
const words = (html: string) => withoutLineMarks(html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '));
const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map((match) => match[1]);

const publicPaths = ['/', '/start', '/contact', '/faqs', '/blog', '/support', '/settings', '/tutorial', '/maintenance'];

describe.each(languages)('every public page in %s', (language) => {
  test.each([...publicPaths, '/no-such-page'])('%s has a title, one heading and no missing word', async (path) => {
    const page = await renderPage(findPage(path), language);
    expect(page.title).toContain(textIn(language, brand.name));
    expect(page.description).not.toBe('');
    expect(page.html.match(/<h1/g)).toHaveLength(1);
    expect(words(page.html)).not.toMatch(/\b(layout|home|start|accounts|contact|pages|support)\.\w+\.\w+/);
  });

  test.each(publicPaths)('%s sets no style that the page policy would refuse', async (path) => {
    expect(await htmlOf(path, language)).not.toMatch(/ style="|<style|<script/);
  });
});

test('the landing page has banner, reasons, benefits, video and one way to start [PUB-005 to PUB-009]', async () => {
  const html = await htmlOf('/');
  expect(words(html)).toMatch(
    /Open your bank account.*Why people open.*What you get.*See it in under a minute.*Play the video/,
  );
  expect(html).toMatch(/<a [^>]*href="\/start"[^>]*>Get started/);
});

test('the landing page asks for no video before somebody wants it [PUB-006]', async () => {
  expect(await htmlOf('/')).not.toMatch(/<video|\.webm/);
});

test.each(['/', '/start'])('%s shows the eight products, each leading to its page [DSH-005]', async (path) => {
  const found = links(await htmlOf(path));
  for (const { accountType } of accountClasses) expect(found).toContain(`/start/${accountType}`);
});

test('the contact page says address, hotline, e-mail and hours [PUB-015 to PUB-018]', async () => {
  const html = await htmlOf('/contact');
  expect(words(html)).toContain(brand.contact.address.en);
  expect(links(html)).toContain('tel:+9510000000');
  expect(links(html)).toContain(`mailto:${brand.contact.email}`);
  expect(words(html)).toContain('24/7');
  const burmese = words(await htmlOf('/contact', 'mm'));
  expect(burmese).toContain(brand.contact.address.mm);
  expect(burmese).toContain('24/7');
});

test('the landing page says name and hours of the bank in Burmese to Burmese readers', async () => {
  const html = words(await htmlOf('/', 'mm'));
  expect(html).toContain('တံခါးဘဏ် လီမိတက်');
  expect(html).toContain('၂၄ နာရီ၊ ၇ ရက်');
  expect(html).not.toContain('24/7');
});

test('figures in the copy come from the facts: no text states one of its own', async () => {
  const { description, html } = await renderPage(findPage('/'), 'en');
  expect(description).toContain('1,000 MMK');
  expect(words(html)).toContain('8 accounts, one of them is yours');
  expect(words(html)).toContain('you can withdraw at over 200 branches');
  const list = words(await htmlOf('/start'));
  expect(list).toContain('Save, and withdraw cash at over 200 branches.');
  expect(list).toContain('everyone aged 18 or over');
  for (const catalog of [home, accounts, classes]) expect(JSON.stringify(Object.values(catalog))).not.toMatch(/\d/);
});

test('the support page has help with one entry, and questions that come soon [PUB-021, PUB-022]', async () => {
  const html = await htmlOf('/support');
  const [, help = '', faq = ''] = html.split('role="tabpanel"');
  expect(links(help)).toEqual(['/contact']);
  expect(words(faq)).toContain('Coming soon');
});

test.each(['/settings', '/tutorial'])('%s says coming soon and is in no menu [PUB-034, PUB-035]', async (path) => {
  expect(words(await htmlOf(path))).toContain('Coming soon');
  for (const other of publicPaths) expect(links(await htmlOf(other))).not.toContain(path);
});

test('an unknown address shows a page with a button to the landing page [PUB-028]', async () => {
  const html = await htmlOf('/no/such/page');
  expect(words(html)).toContain('We could not find this page');
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Go to the home page/);
});

test('the header offers to sign in and to sign up [PUB-043]', async () => {
  const found = links(await htmlOf('/'));
  expect(found).toContain('/login');
  expect(found).toContain('/signup');
});

test('the area has a side bar, a top bar and a menu at the bottom, for visitors too [PUB-030 to PUB-033]', async () => {
  const html = await htmlOf('/start');
  expect(html.match(/<nav aria-label="Portal menu"/g)).toHaveLength(2);
  expect(html).toContain('<header');
});

test('without a sign-in the list of products stands where the dashboard is, and is called so (G-134) [PUB-039]', async () => {
  const html = await htmlOf('/support');
  const [, menu = ''] = html.split('<nav aria-label="Portal menu"');
  expect(menu).toMatch(/href="\/start"[^>]*>.*?Accounts/s);
});

test('the maintenance page leads nowhere: while the portal is closed every link would come back to it', async () => {
  const html = await htmlOf('/maintenance');
  expect(html).not.toContain('<footer');
  expect(links(html).filter((href) => href?.startsWith('/') && href !== '/')).toEqual([]);
});

test('a trailing slash is the same page', () => {
  expect(findPage('/contact/').path).toBe('/contact');
});

test('nothing leads away from what a person is in the middle of [PUB-029]', () => {
  const withoutMenu = [layouts.bare, layouts.form];
  const hidden = pageTable.pages.filter(({ path }) => hidesNavigation(path));
  expect(hidden.length).toBeGreaterThan(0);
  expect(hidden.filter(({ layout }) => !withoutMenu.includes(layout)).map(({ path }) => path)).toEqual([]);
});
