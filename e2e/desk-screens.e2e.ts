import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { root } from '../scripts/root.mjs';
import type { Language } from './pages/addresses.ts';
import { openDesk, type Staff, saveToken, staffToken } from './pages/desk.ts';
import { expectPage } from './pages/expect-page.ts';
import { findViolations } from './pages/find-violations.ts';
import { createOpener, submit } from './pages/opening.ts';
import { textIds, textsOf } from './pages/texts.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

/** Not every pairing: each language, each colour scheme and each screen is seen with every page. */
const looks = [
  { language: 'en', screen: desktop, colorScheme: 'light' },
  // Its words are longer, and the bar at the top has least room for them.
  { language: 'mm', screen: desktop, colorScheme: 'dark' },
  { language: 'mm', screen: phone, colorScheme: 'light' },
] as const;

const readers: readonly [Staff, readonly string[]][] = [
  [
    'auditor',
    [
      '/desk/cases',
      '/desk/cases/:id',
      '/desk/cards?status=INCOMPLETED',
      '/desk/cards/:id',
      '/desk/renewals',
      '/desk/figures',
      '/desk/audit',
      '/desk/webhooks',
      '/desk/no-such-page',
    ],
  ],
  ['admin', ['/desk/customers', '/desk/customers/:id', '/desk/broadcasts', '/desk/staff']],
];

async function expectGoodScreen(page: Page, path: string, language: Language) {
  await expect(page.locator('html'), path).toHaveAttribute('lang', language === 'mm' ? 'my' : 'en');
  await expect(page.getByRole('heading', { level: 1 }), path).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(await findViolations(page), `${path} ${language}`).toEqual([]);
  const shown = await page.evaluate(() => document.body.innerText);
  const untold = textIds().filter((id) => /^(desk|accounts|profile|inbox|messages)/.test(id) && shown.includes(id));
  expect(untold, `${path} shows ids of texts`).toEqual([]);
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(wide, `${path} is too wide`).toBeLessThanOrEqual(room ?? 0);
  const [needed, high] = await page
    .locator('header')
    .first()
    .evaluate((bar) => [bar.scrollHeight, bar.clientHeight]);
  expect(needed, `the bar of ${path} hangs over`).toBeLessThanOrEqual(high ?? 0);
  // One line on a desktop, whatever the language.
  if ((room ?? 0) >= desktop.width) expect(high, `the bar of ${path}`).toBeLessThan(60);
}

for (const [staff, paths] of readers) {
  test(`everybody can use what the ${staff} sees, in both languages, light and dark, on a desk and on a phone [DSK-001, DSK-013]`, async ({
    page,
    browser,
  }) => {
    const opener = await createOpener(page, { at: 'otp-verification' });
    await submit(page, opener);
    const token = await staffToken(page.request, staff);
    const whole = await (
      await page.request.post('/api/desk/customers/search', {
        data: { text: opener.customer.phone },
        headers: { authorization: `Bearer ${token}` },
      })
    ).json();
    // One of the sandbox's; an administrator sees none.
    const cards = await (
      await page.request.post('/api/desk/cards/list', {
        data: { status: 'INCOMPLETED' },
        headers: { authorization: `Bearer ${token}` },
      })
    ).json();
    const ids: Record<string, string> = {
      cases: opener.id,
      cards: cards.applications?.[0].id,
      customers: whole.customers[0].customerId,
    };
    for (const look of looks) {
      const desk = await openDesk(browser, '/robots.txt', look);
      await saveToken(desk, token);
      for (const path of paths) {
        await desk.goto(path.replace(/(\w+)\/:id$/, (_, noun: string) => `${noun}/${ids[noun]}`));
        await expectGoodScreen(desk, path, look.language);
      }
      await desk.context().close();
    }
  });
}

test('what the bar has no room for is behind a button at its end, and no place is lost; on a phone the trail begins before its search [DSK-001, DSK-013]', async ({
  page,
  browser,
}) => {
  const text = textsOf('mm');
  const desk = await openDesk(browser, '/robots.txt', { language: 'mm', screen: desktop });
  await saveToken(desk, await staffToken(page.request, 'auditor'));
  await desk.goto('/desk/cases');
  const bar = desk.getByRole('navigation', { name: text('layout.navigation.label') });
  await expect(bar.getByRole('link', { name: text('desk.place.cases') })).toBeVisible();
  await expect(bar.getByRole('link', { name: text('desk.place.staff') })).toBeHidden();
  await bar.getByRole('button', { name: text('desk.header.more') }).press('Enter');
  expect(await findViolations(desk)).toEqual([]);
  await bar.getByRole('link', { name: text('desk.place.audit') }).click();
  await expectPage(desk, /\/desk\/audit/);
  await desk.setViewportSize({ width: 1920, height: 1080 });
  await expect(bar.getByRole('link', { name: text('desk.place.staff') })).toBeVisible();
  await expect(bar.getByRole('button')).toBeHidden();

  // On a phone the trail begins above what it is searched by.
  const action = desk.getByLabel(text('deskAudit.what'), { exact: true });
  await expect(action).toBeVisible();
  await desk.setViewportSize(phone);
  await expect(action).toBeHidden();
  await desk.getByRole('button', { name: text('deskAudit.narrow') }).click();
  await expect(action).toBeVisible();
  expect(await findViolations(desk)).toEqual([]);
  await desk.context().close();
});

test('signing in is for everybody too, and anyone who was signed out is told so [DSK-001]', async ({ browser }) => {
  for (const look of looks) {
    const text = textsOf(look.language);
    const desk = await openDesk(browser, '/desk/sign-in', look);
    await expectGoodScreen(desk, '/desk/sign-in', look.language);
    await saveToken(desk, 'a-token-that-nobody-knows');
    await desk.goto('/desk/cases');
    await expectPage(desk, /\/desk\/sign-in/);
    await expect(desk.getByText(text('desk.signIn.ended'))).toBeVisible();
    await desk.context().close();
  }
});

test('nothing of the desk is in what customers fetch [DSK-001]', () => {
  const folder = join(root, 'apps', 'portal', 'dist', 'client', 'assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  const telling = scripts.filter((name) =>
    /\/desk\/|desk(Cases|Staff|Audit)?\./.test(readFileSync(join(folder, name), 'utf8')),
  );
  expect(telling).toEqual([]);
});
