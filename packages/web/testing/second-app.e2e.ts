import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { print, totalBytes, watchFiles } from '../../../bench/fetched-files.ts';
import { textsOf } from '../../../e2e/pages/texts.ts';

/** Brotli bytes of everything an app fetches to start, in both languages; then with a second page and its first call. */
const maxBytes = { started: 67_000, called: 71_000 };

const configFile = join(import.meta.dirname, 'second-app/vite.config.ts');
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** The built files, compressed; every other address is the app's own, and calls go to the server under test. */
async function serve(folder: string, apiUrl: string): Promise<Server> {
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(String(request.url), apiUrl);
    if (pathname.startsWith('/api/')) {
      const answer = await fetch(`${apiUrl}${pathname}${search}`);
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
      return;
    }
    const name = extname(pathname) === '' ? 'index.html' : pathname;
    const headers = { 'content-type': types[extname(name)] ?? 'application/octet-stream', 'content-encoding': 'br' };
    response.writeHead(200, headers).end(brotliCompressSync(readFileSync(join(folder, name))));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

test('a second app starts from packages/web in both languages within 75 KB, and has a page with a parameter and a call', async ({
  page,
  baseURL,
}) => {
  await build({ configFile, configLoader: 'runner', logLevel: 'error' });
  const folder = join(import.meta.dirname, '../node_modules/.second-app');
  const server = await serve(folder, String(baseURL));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [english, burmese] = [textsOf('en'), textsOf('mm')];
  const failures: Error[] = [];
  page.on('pageerror', (failure) => failures.push(failure));
  const watched = watchFiles(page);
  const takeFiles = async () => (await watched.take()).filter(({ path }) => !/\.woff2$|^\/api\//.test(path));

  await page.goto(address);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(english('accountList.cash-saving.name'));
  await expect(page).toHaveTitle(`${english('accountList.saving.name')} · Second app`);
  await page.getByRole('button', { name: 'မြန်မာ' }).click();
  await expect(heading).toHaveText(burmese('accountList.cash-saving.name'));
  const started = await takeFiles();
  print('a second app, in both languages', started, maxBytes.started);
  expect(totalBytes(started)).toBeLessThanOrEqual(maxBytes.started);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(heading).toHaveText(english('accountList.cash-saving.name'));

  await page.getByRole('link', { name: english('accountList.call-individual.name') }).click();
  await expect(page).toHaveURL(`${address}/order/A-17`);
  await expect(page.getByText('A-17')).toBeVisible();
  await expect(heading).toBeFocused();

  await page.getByRole('button', { name: english('accountList.current-individual.name') }).click();
  await expect(page.getByRole('status').filter({ hasText: /^\d+$/ })).toBeVisible();
  const called = [...started, ...(await takeFiles())];
  print('a second app, with a second page and a call', called, maxBytes.called);
  expect(totalBytes(called)).toBeLessThanOrEqual(maxBytes.called);

  await page.getByRole('button', { name: 'မြန်မာ' }).click();
  await expect(heading).toHaveText(burmese('accountList.call-individual.name'));
  await page.goBack();
  await expect(heading).toHaveText(burmese('accountList.cash-saving.name'));
  // Nobody was signed in, and nothing was kept of anybody.
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(failures).toEqual([]);
  server.close();
});
