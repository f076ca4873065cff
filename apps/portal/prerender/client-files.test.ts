import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ClientFiles } from './client-files.ts';

const scripts: Record<string, string> = {
  'react-1a': 'r("out")',
  portal: 'p()',
  home: 'h()',
  bar: 'b("bar")',
  later: 'l("late")',
};

/** A folder as the client build leaves it: two first files, and those of a page and of its layout. */
function clientFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'client-'));
  mkdirSync(join(folder, 'assets'));
  for (const [name, code] of Object.entries(scripts)) writeFileSync(join(folder, `assets/${name}.js`), code);
  const first = ['react-1a', 'portal'].map((name) => `<script type="module" src="/assets/${name}.js"></script>`);
  const link = '<link rel="stylesheet" crossorigin href="/assets/style.css">';
  writeFileSync(join(folder, 'index.html'), `<head>${first.join('')}${link}</head>`);
  writeFileSync(join(folder, 'assets/style.css'), '.card{margin:0}.bar{margin:1px}.late{margin:2px}.out{margin:3px}');
  const pageFiles = {
    'home-page.tsx': ['assets/home.js', 'assets/react-1a.js', 'assets/portal.js'],
    'public-layout.tsx': ['assets/bar.js', 'assets/portal.js', 'assets/home.js'],
  };
  writeFileSync(join(folder, 'page-files.json'), JSON.stringify(pageFiles));
  return folder;
}

test('a page names what it and its layout need beside the first files, each once', () => {
  const files = new ClientFiles(clientFolder());
  expect(files.filesFor(['home-page.tsx', 'public-layout.tsx'])).toEqual(['/assets/home.js', '/assets/bar.js']);
  expect(() => files.filesFor(['lost-page.tsx'])).toThrow('lost-page.tsx');
});

test('all that a pre-rendered page starts with is marked to be compiled while it arrives, and nothing else', () => {
  const folder = clientFolder();
  new ClientFiles(folder).expectToRun(new Set(['/assets/home.js', '/assets/bar.js']));
  const isMarked = (name: string) =>
    readFileSync(join(folder, `assets/${name}.js`), 'utf8') === `//# allFunctionsCalledOnLoad\n${scripts[name]}`;
  expect(Object.keys(scripts).filter(isMarked)).toEqual(['react-1a', 'portal', 'home', 'bar']);
});

test('a pre-rendered page has the styles inside that it and what it starts with can show, and all of them wait beside it', () => {
  const files = new ClientFiles(clientFolder());
  const html = files.withStylesInside(`${files.template}<p class="card">`, ['/assets/bar.js'], 'en');
  const share = '<style>.card{margin:0}.bar{margin:1px}</style>';
  expect(html).toContain(`${share}<link disabled rel="stylesheet" crossorigin href="/assets/style.css">`);
});

test('the bold font of a page in Burmese waits beside its styles until the page is alive', () => {
  const folder = clientFolder();
  const face = '@font-face{font-family:Door;font-weight:700;src:url(bold.woff2)}';
  writeFileSync(join(folder, 'assets/style.css'), `${face}.card{margin:0}`);
  const files = new ClientFiles(folder);
  const html = files.withStylesInside(`${files.template}<p class="card">`, [], 'mm');
  expect(html).toContain(`<style>.card{margin:0}</style><style media="not all">${face}</style><link disabled`);
});
