import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@taga/i18n';
import { renderPage } from '@taga/web/prerender';
import { type PortalPage, pageTable } from '../src/app/page-table.ts';
import { portalApp } from '../src/app/portal-app.tsx';
import { ClientFiles } from './client-files.ts';
import { compressFolder } from './compress.ts';
import { pageHtml } from './page-html.ts';

/** This file runs as `dist/prerender-tool/main.js`. */
const distDir = fileURLToPath(new URL('..', import.meta.url));
const clientDir = join(distDir, 'client');
const pagesDir = join(distDir, 'prerendered');
const files = new ClientFiles(clientDir);
const prerendered = pageTable.pages.filter(({ isPrerendered }) => isPrerendered);

function write(name: string, content: string) {
  const file = join(pagesDir, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function fileName({ path }: PortalPage): string {
  if (path === '*') return 'not-found';
  return path === '/' ? 'index' : path.slice(1);
}

/** The page's own files, and those of the layout where the layout has some. */
async function filesOf(page: PortalPage): Promise<string[]> {
  const { sourceFile } = await page.load();
  const layout = await page.layout.load();
  const layoutFiles = layout.sourceFile === undefined ? [] : files.filesFor(layout.sourceFile);
  return [...new Set([...files.filesFor(sourceFile), ...layoutFiles])];
}

async function writePage(page: PortalPage, language: Language) {
  const { title, description, ...drawn } = await renderPage(portalApp, page, language);
  const head = { language, title, description, preload: await filesOf(page) };
  const html = pageHtml(files.template, { ...head, drawn: { ...drawn, path: page.path } });
  write(`${language}/${fileName(page)}.html`, html);
}

/** For pages that only the browser can draw: the title of the home page until it has. */
async function writeShell(language: Language) {
  const { title, description } = await renderPage(portalApp, pageTable.find('/').page, language);
  write(`${language}/shell.html`, pageHtml(files.template, { title, description, language, preload: [] }));
}

function writeRoutes() {
  const routes = pageTable.pages.map(({ path, isPrerendered }) => ({ path, isPrerendered }));
  write('routes.json', JSON.stringify(routes));
}

async function prerender() {
  rmSync(pagesDir, { recursive: true, force: true });
  for (const language of languages) {
    for (const page of [...prerendered, pageTable.notFound]) await writePage(page, language);
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
