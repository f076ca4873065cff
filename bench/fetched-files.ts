import type { Page, Request } from '@playwright/test';
import { reportBudget } from './budget.mjs';

interface FetchedFile {
  readonly path: string;
  /** As it travels, compressed. */
  readonly bytes: number;
}

async function sizeOf(request: Request): Promise<FetchedFile> {
  const { responseBodySize } = await request.sizes();
  return { path: new URL(request.url()).pathname, bytes: responseBodySize };
}

const quietMs = 500;

/**
 * Notes what a page fetches from now on. `takeArrived` gives what has come since the last time, `take` waits for silence
 * before: what comes between the two is fetched while somebody reads.
 */
export function watchFiles(page: Page) {
  let files: Promise<FetchedFile>[] = [];
  let underWay = 0;
  let lastChange = Date.now();
  const count = (change: 1 | -1) => {
    underWay += change;
    lastChange = Date.now();
  };
  page.on('request', () => count(1));
  page.on('requestfailed', () => count(-1));
  page.on('requestfinished', (request) => {
    count(-1);
    // Browsers fetch these when they like to.
    const isIcon = /favicon|manifest/.test(request.url());
    if (!isIcon) files.push(sizeOf(request));
  });
  function takeArrived(): Promise<FetchedFile[]> {
    const taken = files;
    files = [];
    return Promise.all(taken);
  }
  return {
    takeArrived,
    async take(): Promise<FetchedFile[]> {
      while (underWay > 0 || Date.now() - lastChange < quietMs) await page.waitForTimeout(quietMs / 5);
      return takeArrived();
    },
  };
}

export function totalBytes(files: readonly FetchedFile[]): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

export function print(what: string, files: readonly FetchedFile[], allowed: number): void {
  const bytes = totalBytes(files);
  const figure = `${bytes} bytes in ${files.length} requests`;
  reportBudget(`what ${what} fetches`, figure, `at most ${allowed} bytes`, bytes <= allowed);
  for (const { path, bytes } of files) console.log(`  ${String(bytes).padStart(6)} ${path}`);
}
