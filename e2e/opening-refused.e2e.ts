import { expect, type Page, test } from '@playwright/test';
import { errorCodes } from '@taga/contract';
import { createOpener, openingAt, saveSession, signInOverWire, submit } from './pages/opening.ts';
import { textsOf } from './pages/texts.ts';

const savePath = '**/api/create-account/save/account?*';
const text = textsOf('en');

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

/** What the bank decides while somebody fills in cannot be brought about from here; what it says then is known. */
async function answerSaveWith(page: Page, ErrorCode: string) {
  const Details = [{ ErrorCode, ErrorDescription: text(`errors.${ErrorCode}`) }];
  await page.route(savePath, (route) =>
    route.fulfill({ status: 400, json: { Error: { Message: 'No', Details, RequestId: 'r-1' } } }),
  );
}

test('a save that finds such an account already says so in the middle, with two next steps [WIZ-013, ERR-018 to ERR-020]', async ({
  page,
}) => {
  const opening = await openingAt(page, { at: 'review' });
  await answerSaveWith(page, errorCodes.alreadyHasAccount);
  await opening.next.click();
  const dialog = page.getByRole('dialog', { name: 'Action Failed' });
  await expect(dialog).toContainText('you already have a saving individual account');
  await expect(dialog.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/support');
  await dialog.getByRole('button', { name: text('actionFailed.dialog.close') }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/form=review$/);
});

test('whom the bank blocks in the middle of it is shown out [ERR-026, WIZ-031]', async ({ page }) => {
  const opening = await openingAt(page, { at: 'review' });
  await answerSaveWith(page, errorCodes.customerBlacklisted);
  await opening.next.click();
  await expect(page).toHaveURL(/\/account-blocked$/);
});

test('what was submitted on another device meanwhile is not changed any more: the end of it is shown [REL-003]', async ({
  page,
}) => {
  const opening = await openingAt(page, { at: 'additional-services' });
  for (const step of ['additional-services', 'summary-review', 'terms-and-conditions'] as const) {
    await opening.leave(step);
  }
  await submit(page, opening);
  await opening.next.click();
  await opening.expectStep('account-activation');
  expect(await opening.stored()).toMatchObject({ Status: 'PENDING' });
});

test('a save whose answer was lost is carried out once, and goes on as if it had come [REL-002, REL-003, NET-005]', async ({
  page,
}) => {
  const opening = await openingAt(page, { at: 'review' });
  const { Revision: before } = await opening.stored();
  const keys: string[] = [];
  await page.route(savePath, async (route) => {
    keys.push(route.request().postDataJSON().SaveKey);
    if (keys.length > 1) return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await opening.next.click();
  // Tried again by itself, as after any cut of the network.
  await expect(page).toHaveURL(/form=occupation$/);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect((await opening.stored()).Revision).toBe(before + 1);
});

test('a second device asks for the currency with the one that was started chosen beforehand, and reloads a second after it is saved [WIZ-032, WIZ-033, WIZ-035, CON-033]', async ({
  page,
  browser,
}) => {
  const opener = await createOpener(page, { at: 'occupation', accountType: 'current-nonresident', currency: 'SGD' });
  const second = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await saveSession(second, await signInOverWire(second.request, opener.customer));
  await second.clock.install();
  await second.goto('/create-account/current-nonresident');
  const dialog = second.getByRole('dialog', { name: text('opening.currency.title') });
  await expect(dialog.getByRole('radio', { name: /SGD/ })).toBeChecked();
  await expect(dialog).toContainText('You have started this account in SGD.');
  await second.clock.pauseAt(Date.now() + 60_000);
  await dialog.getByRole('button', { name: text('opening.currency.save'), exact: true }).click();
  await second.clock.runFor(900);
  await expect(dialog).toBeVisible();
  await second.clock.runFor(100);
  await second.clock.resume();
  await expect(second).toHaveURL(/personal-detail\?form=occupation$/);
  await second.context().close();
});
