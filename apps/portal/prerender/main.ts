import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultLanguage, type Language, languages } from '@taga/i18n';
import { compressFolder } from '@taga/web/compress-folder';
import { renderPage } from '@taga/web/prerender';
import { type PortalPage, pageTable } from '../src/app/page-table.ts';
import { portalApp } from '../src/app/portal-app.tsx';
import { accountFigures } from '../src/lib/fulfilment/accounts/account-figures.ts';
import { ClientFiles } from './client-files.ts';
import { pageHtml } from './page-html.ts';

/** This file runs as `dist/prerender-tool/main.js`. */
const distDir = fileURLToPath(new URL('..', import.meta.url));
const clientDir = join(distDir, 'client');
const pagesDir = join(distDir, 'prerendered');
const files = new ClientFiles(clientDir);
/** What any pre-rendered page fetches ahead. */
const filesAtStart = new Set<string>();
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

/** What the page comes alive with: its own files unless it is still, and those of the layout where it has some. */
async function filesOf({ load, layout, isStatic }: PortalPage): Promise<string[]> {
  const modules = [...(isStatic ? [] : [await load()]), await layout.load()];
  const sources = modules.map(({ sourceFile }) => sourceFile);
  return files.filesFor(sources.filter((source) => source !== undefined));
}

const drawPage = (page: PortalPage, language: Language) =>
  renderPage(portalApp, page, language, accountFigures(language));

async function writePage(page: PortalPage, language: Language) {
  const { title, description, ...drawn } = await drawPage(page, language);
  const preload = await filesOf(page);
  for (const file of preload) filesAtStart.add(file);
  const head = { language, title, description, preload };
  const html = pageHtml(files.template, { ...head, drawn: { ...drawn, path: page.path } });
  write(`${language}/${fileName(page)}.html`, files.withStylesInside(html, preload, language));
}

/** What a page is drawn with, of which its file and its layout's are the same in every language. */
async function filesOfShell(page: PortalPage, language: Language): Promise<string[]> {
  const words = page.catalogs.map((group) => `virtual:catalog/${language}/${group}`);
  return [...(await filesOf(page)), ...files.filesFor(words)];
}

/**
 * For pages that only the browser can draw: the title of the home page until it has, all styles as a file, and what the
 * page is drawn with to be fetched beside the first files. Pages that are drawn with the same share one.
 */
async function writeShells(): Promise<Map<PortalPage, string>> {
  const names = new Map<string, string>();
  const shells = new Map<PortalPage, string>();
  for (const page of pageTable.pages.filter(({ isPrerendered }) => !isPrerendered)) {
    const drawnWith = (await filesOfShell(page, defaultLanguage)).join();
    const name = names.get(drawnWith) ?? `shell-${names.size + 1}`;
    if (!names.has(drawnWith)) for (const language of languages) await writeShell(name, page, language);
    names.set(drawnWith, name);
    shells.set(page, name);
  }
  return shells;
}

async function writeShell(name: string, page: PortalPage, language: Language) {
  const { title, description } = await drawPage(pageTable.find('/').page, language);
  const preload = await filesOfShell(page, language);
  write(`${language}/${name}.html`, pageHtml(files.template, { title, description, language, preload }));
}

/** Which of the written pages is the answer for which address. */
function writeRoutes(shells: ReadonlyMap<PortalPage, string>) {
  const routes = pageTable.pages.map((page) => ({ path: page.path, page: shells.get(page) ?? fileName(page) }));
  write('routes.json', JSON.stringify(routes));
}

async function prerender() {
  rmSync(pagesDir, { recursive: true, force: true });
  for (const language of languages) {
    for (const page of [...prerendered, pageTable.notFound]) await writePage(page, language);
  }
  writeRoutes(await writeShells());
  files.expectToRun(filesAtStart);
  // What only this step needed must not be served.
  files.removeLeftovers();
  rmSync(join(distDir, 'prerender-tool'), { recursive: true });
  await compressFolder(clientDir);
}

// Not awaited here: pages import from this file, and would wait for it while it waits for them.
void prerender();
