import { htmlLanguages, languageNames, languages } from '@taga/i18n';
import { renderPage } from '@taga/web/prerender';
import { expect, test } from 'vitest';
import { accountFigures } from '../lib/fulfilment/accounts/account-figures.ts';
import { pageTable } from './page-table.ts';
import { portalApp } from './portal-app.tsx';

/** What a person reads of it, without the marks for line ends. */
const words = (html: string) => html.replace(/[\u200b\u2060]/g, '').replaceAll('\u00a0', ' ');

test.each(languages)(
  'a page in %s says its own words, and offers every language [I18-001, PUB-004]',
  async (language) => {
    const home = await import(`../../../../packages/i18n/locales/${language}/home.json`);
    const { html } = await renderPage(portalApp, pageTable.find('/').page, language, accountFigures(language));
    expect(words(html)).toContain(home.default['home.banner.title']);
    for (const other of languages) {
      expect(words(html)).toMatch(
        new RegExp(`<button[^>]* lang="${htmlLanguages[other]}"[^>]*>${languageNames[other]}<`),
      );
    }
  },
);
