import { expect, type Page, test } from '@playwright/test';
import { codeSentTo } from '../e2e/pages/mailbox.ts';
import { openPage } from '../e2e/pages/open-page.ts';
import { createOpener } from '../e2e/pages/opening.ts';
import { textsOf } from '../e2e/pages/texts.ts';
import { sign } from '../e2e/pages/whole-opening.ts';
import { reportBudget } from './budget.mjs';
import { totalBytes, watchFiles } from './fetched-files.ts';

/** What many have: 50 kbit/s, half a second away. */
const slow = { offline: false, latency: 500, downloadThroughput: 50_000 / 8, uploadThroughput: 50_000 / 8 };

/**
 * The most that a page may fetch before it can be used, and while somebody reads it then: the letters of the first page, the
 * frame and the first step of the wizard.
 */
interface Allowed {
  readonly bytes: number;
  readonly readingBytes: number;
}

/** The first page of all, with React. */
const firstPage: Allowed = { bytes: 114_500, readingBytes: 51_500 };
const furtherPage: Allowed = { bytes: 45_000, readingBytes: 65_500 };
/** How long somebody waits for these; a test asserts no time, so it is reported alone. */
const mostSeconds: Readonly<Record<string, number>> = { 'dashboard, cold': 12, identity: 10 };

async function throttle(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow);
}

const inKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

/** Reports what had come of each screen when it could be used and after how long that was, and what came while it was read. */
function measure(page: Page) {
  const watched = watchFiles(page);
  return async (screen: string, arrive: () => Promise<unknown>, allowed = furtherPage) => {
    const startedMs = Date.now();
    await arrive();
    const seconds = (Date.now() - startedMs) / 1000;
    const bytes = totalBytes(await watched.takeArrived());
    const readingOn = totalBytes(await watched.take());
    const allowedSeconds = mostSeconds[screen];
    reportBudget(
      `${screen}, over 50 kbit/s`,
      `${inKilobytes(bytes)}, ${seconds.toFixed(1)} s, while it is read ${inKilobytes(readingOn)}`,
      `at most ${inKilobytes(allowed.bytes)}, ${allowedSeconds ? `${allowedSeconds} s, ` : ''}${inKilobytes(allowed.readingBytes)}`,
      bytes <= allowed.bytes && readingOn <= allowed.readingBytes && seconds <= (allowedSeconds ?? Infinity),
    );
    // A slow processor draws later, and more of what follows has come by then: only the two together are the same everywhere.
    expect.soft(bytes + readingOn, screen).toBeLessThanOrEqual(allowed.bytes + allowed.readingBytes);
  };
}

test('opening an account in Burmese over 50 kbit/s: bytes and seconds of each screen', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.route('**/analytics/**', (route) => route.abort());
  const text = textsOf('mm');
  const opener = await createOpener(page);
  await throttle(page);
  const see = measure(page);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const next = () => press(text('form.actions.next'));
  const heading = (name: string) => expect(page.getByRole('heading', { level: 1, name: text(name) })).toBeVisible();
  const at = (step: string) => expect(page).toHaveURL(new RegExp(`${step}$`));

  await see(
    'dashboard, cold',
    async () => {
      await openPage(page, '/myaccount', { language: 'mm' });
      await expect(page.locator('main a[href="/account/saving"]').first()).toBeVisible();
    },
    firstPage,
  );
  await see('account', async () => {
    await page.locator('main a[href="/account/saving"]').first().click();
    await expect(page.getByRole('button', { name: text('products.open.create'), exact: true })).toBeVisible();
  });
  await see('identity', async () => {
    await press(text('products.open.create'));
    await heading('capture.step.title');
  });
  await see('review', async () => {
    await press(text('capture.step.skip'));
    await heading('personalDetail.review.title');
  });
  await see('occupation', async () => {
    await next();
    await at('form=occupation');
    await expect(page.getByLabel(text('personalDetail.occupation.employment'), { exact: true })).toBeVisible();
  });
  const field = (name: string) => page.getByLabel(text(`personalDetail.occupation.${name}`), { exact: true });
  await field('employment').selectOption('F');
  await field('profession').selectOption({ index: 2 });
  await field('industry').selectOption({ index: 2 });
  await see('signature', async () => {
    await next();
    await at('form=signature');
    await expect(page.getByRole('img', { name: text('personalDetail.signature.paper') })).toBeVisible();
  });
  await sign(page, text);
  await see('introducers', async () => {
    await next();
    await heading('introducers.page.title');
  });
  await see('branch', async () => {
    await next();
    await heading('branch.page.title');
    await expect(page.getByLabel(text('branch.field.branch'), { exact: true })).toBeEnabled();
  });
  await see('services', async () => {
    await next();
    await heading('services.page.title');
  });
  await see('summary', async () => {
    await next();
    await heading('openingEnd.summary.title');
    await page.getByLabel(text('openingEnd.summary.confirm')).check();
  });
  await see('terms', async () => {
    await next();
    await at('terms-and-conditions');
    await expect(page.getByRole('button', { name: text('openingEnd.terms.agree'), exact: true })).toBeVisible();
  });
  await see('code', async () => {
    await press(text('openingEnd.terms.agree'));
    await expect(page.getByLabel(text('form.code.label'))).toBeVisible();
  });
  await see('end', async () => {
    await page.getByLabel(text('form.code.label')).fill(await codeSentTo(page.request, opener.customer.phone, 2));
    await press(text('openingEnd.code.continue'));
    await heading('openingEnd.activation.title');
  });
});
