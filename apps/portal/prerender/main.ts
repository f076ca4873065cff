import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@taga/i18n';
import { findPage, notFoundPage, type PageDefinition, pages } from '../src/app/page-table.ts';
import { renderPage } from '../src/entry-server.tsx';
import { ClientFiles } from './client-files.ts';
import { compressFolder } from './compress.ts';
import { pageHtml } from './page-html.ts';

/** This file runs as `dist/prerender-tool/main.js`. */
const distDir = fileURLToPath(new URL('..', import.meta.url));
const clientDir = join(distDir, 'client');
const pagesDir = join(distDir, 'prerendered');
const files = new ClientFiles(clientDir);
const prerendered = pages.filter(({ isPrerendered }) => isPrerendered);

function write(name: string, content: string) {
  const file = join(pagesDir, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function fileName({ path }: PageDefinition): string {
  if (path === '*') return 'not-found';
  return path === '/' ? 'index' : path.slice(1);
}

/** The page's own files, and those of the layout where the layout has some. */
async function filesOf(page: PageDefinition): Promise<string[]> {
  const { sourceFile } = await page.load();
  const layoutFiles = page.isInArea ? files.filesFor('src/app/layouts/area-layout.tsx') : [];
  return [...new Set([...files.filesFor(sourceFile), ...layoutFiles])];
}

async function writePage(page: PageDefinition, language: Language) {
  const { title, description, ...drawn } = await renderPage(page, language);
  const head = { language, title, description, preload: await filesOf(page) };
  const html = pageHtml(files.template, { ...head, drawn: { ...drawn, path: page.path } });
  write(`${language}/${fileName(page)}.html`, html);
}

/** For pages that only the browser can draw: the title of the home page until it has. */
async function writeShell(language: Language) {
  const { title, description } = await renderPage(findPage('/'), language);
  write(`${language}/shell.html`, pageHtml(files.template, { title, description, language, preload: [] }));
}

function writeRoutes() {
  const patterns = pages.filter(({ isPrerendered }) => !isPrerendered).map(({ path }) => path);
  write('routes.json', JSON.stringify({ prerendered: prerendered.map(({ path }) => path), patterns }));
}

async function prerender() {
  rmSync(pagesDir, { recursive: true, force: true });
  for (const language of languages) {
    for (const page of [...prerendered, notFoundPage]) await writePage(page, language);
    await writeShell(language);
  }
  writeRoutes();
  // What only this step needed must not be served.
  files.removeLeftovers();
  rmSync(join(distDir, 'prerender-tool'), { recursive: true });
  compressFolder(clientDir);
}

// Not awaited here: pages import from this file, and would wait for it while it waits for them.
void prerender();
