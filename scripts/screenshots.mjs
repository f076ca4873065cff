// `npm run screenshots`: a picture of the public pages, of what a demo customer sees and of the staff's desk, in both
// languages, on a phone and on a desktop; the desk in English in the light, in Burmese in the dark.
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
import { signInStaff, takeDesk } from './screenshots/desk.mjs';

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
/** What there is to see after signing in, and who sees it best. */
const customerPaths = {
  'existing@demo.example': [
    '/myaccount',
    '/account',
    '/account/cash-saving',
    '/account/current-nonresident',
    '/profile',
  ],
  'inbox@demo.example': ['/inbox', '/orders', '/orders/00000000-0000-4000-8000-000000000101'],
};
const demoPassword = 'Mingalaba2026';
const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } };
const inReadme = new Set([
  'home-en-desktop',
  'home-mm-desktop',
  'home-en-phone',
  'home-mm-phone',
  'start-mm-phone',
  'support-en-phone',
  'myaccount-en-phone',
  'account-cash-saving-mm-phone',
  'desk-case-en-desktop',
  'desk-case-mm-desktop',
]);
const folder = join(root, 'test-results', 'screenshots');
const readmeFolder = join(root, 'docs', 'screenshots');

/** @param {string} path */
const nameOf = (path) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

/** @param {readonly string[]} all */
const named = (all) => all.map((path) => /** @type {const} */ ([path, nameOf(path)]));

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {'en' | 'mm'} language
 * @param {keyof typeof screens} screen
 * @param {import('./screenshots/desk.mjs').Tokens} tokens
 */
async function takeAll(browser, address, language, screen, tokens) {
  const open = async (/** @type {'light' | 'dark'} */ colorScheme = 'light') => {
    const context = await browser.newContext({ viewport: screens[screen], reducedMotion: 'reduce', colorScheme });
    await context.addCookies([{ name: 'lang', value: language, url: address }]);
    return context.newPage();
  };
  const visitor = await open();
  const look = `${language}-${screen}`;
  await takePages(visitor, address, named(paths), look);
  await visitor.context().close();
  for (const [loginId, seen] of Object.entries(customerPaths)) {
    const page = await open();
    await signIn(page, address, loginId);
    await takePages(page, address, named(seen), look);
    await page.context().close();
  }
  const desk = await open(language === 'mm' ? 'dark' : 'light');
  await takeDesk(desk, address, tokens, (seen) => takePages(desk, address, seen, look));
  await desk.context().close();
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 * @param {string} loginId
 */
async function signIn(page, address, loginId) {
  await page.goto(`${address}/login`, { waitUntil: 'networkidle' });
  await page.locator('input[autocomplete=username]').fill(loginId);
  await page.locator('input[autocomplete=current-password]').fill(demoPassword);
  await page.keyboard.press('Enter');
  // People whom the bank knows are told so first.
  await page.addLocatorHandler(page.locator('dialog[open]'), () => page.locator('dialog[open] button').last().click());
  await page.locator('a[href="/orders"]:visible').first().click({ trial: true });
  await page.waitForURL('**/myaccount');
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 * @param {readonly (readonly [path: string, name: string])[]} pagePaths
 * @param {string} look
 */
async function takePages(page, address, pagePaths, look) {
  for (const [path, pageName] of pagePaths) {
    const name = `${pageName}-${look}`;
    await page.goto(address + path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    // For what is asked of the server. Not until the network is silent: an event that outlives its page never ends here.
    await page.waitForTimeout(1_000);
    await page.screenshot({ path: join(folder, `${name}-whole.png`), fullPage: true });
    await page.screenshot({ path: join(folder, `${name}.png`) });
    if (inReadme.has(name)) copyFileSync(join(folder, `${name}.png`), join(readmeFolder, `${name}.png`));
  }
}

runCommand(async () => {
  await ensureInstalled({ withTools: true });
  await ensureBrowser();
  await ensureBuilt();
  for (const place of [folder, readmeFolder]) mkdirSync(place, { recursive: true });
  await withLocalServer(
    3120,
    (address) =>
      step('Taking the pictures', async () => {
        const executablePath = findBrowser();
        const browser = await chromium.launch({
          ...(executablePath ? { executablePath } : {}),
          args: ['--no-sandbox', '--disable-gpu'],
        });
        const tokens = await signInStaff(address);
        for (const language of /** @type {const} */ (['en', 'mm'])) {
          for (const screen of /** @type {const} */ (['phone', 'desktop']))
            await takeAll(browser, address, language, screen, tokens);
        }
        await browser.close();
      }),
    { SANDBOX_SEED: 'true' },
  );
});
