// `npm run screenshots`: a picture of every screen in both languages, on a phone and on a desktop.
// All go to test-results/screenshots; those the README shows also to docs/screenshots.
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser, findBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { withLocalServer } from './local-server.mjs';
import { root } from './root.mjs';
import { runCommand, step } from './say.mjs';

const paths = [
  '/',
  '/start',
  '/contact',
  '/faqs',
  '/blog',
  '/support',
  '/maintenance',
  '/settings',
  '/login',
  '/login/forget-password',
  '/signup/get-started',
  '/session-expired',
  '/account-blocked',
  '/no-such-page',
];
const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const inReadme = new Set([
  'home-en-desktop',
  'home-mm-desktop',
  'home-en-phone',
  'home-mm-phone',
  'start-mm-phone',
  'support-en-phone',
]);
const folder = join(root, 'test-results', 'screenshots');
const readmeFolder = join(root, 'docs', 'screenshots');

/** @param {string} path */
const nameOf = (path) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {'en' | 'mm'} language
 * @param {keyof typeof screens} screen
 */
async function takeAll(browser, address, language, screen) {
  const context = await browser.newContext({ viewport: screens[screen], reducedMotion: 'reduce' });
  await context.addCookies([{ name: 'lang', value: language, url: address }]);
  const page = await context.newPage();
  for (const path of paths) {
    const name = `${nameOf(path)}-${language}-${screen}`;
    await page.goto(address + path, { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(folder, `${name}-whole.png`), fullPage: true });
    await page.screenshot({ path: join(folder, `${name}.png`) });
    if (inReadme.has(name)) copyFileSync(join(folder, `${name}.png`), join(readmeFolder, `${name}.png`));
  }
  await context.close();
}

runCommand(async () => {
  await ensureInstalled();
  await ensureBrowser();
  await ensureBuilt();
  for (const place of [folder, readmeFolder]) mkdirSync(place, { recursive: true });
  await withLocalServer(3120, (address) =>
    step('Taking the pictures', async () => {
      const executablePath = findBrowser();
      const browser = await chromium.launch({
        ...(executablePath ? { executablePath } : {}),
        args: ['--no-sandbox', '--disable-gpu'],
      });
      for (const language of /** @type {const} */ (['en', 'mm'])) {
        for (const screen of /** @type {const} */ (['phone', 'desktop']))
          await takeAll(browser, address, language, screen);
      }
      await browser.close();
    }),
  );
});
