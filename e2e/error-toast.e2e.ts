import { expect, type Page, test } from '@playwright/test';
import { rgbOf } from './pages/colour.ts';
import { createCustomer } from './pages/create-customer.ts';
import { openPage } from './pages/open-page.ts';
import { saveSession, signInOverWire } from './pages/opening.ts';
import { giveCredentials, signInButton } from './pages/sign-in.ts';
import { textsOf } from './pages/texts.ts';
import { toastOf } from './pages/toast.ts';

const text = textsOf('en');
const broken = { Error: { Message: 'Something went wrong.', Details: [], RequestId: 'request-42' } };

async function signInAnswered(page: Page, answer: { status: number; body: unknown }) {
  await page.route('**/api/auth/login*', (route) =>
    route.fulfill({ status: answer.status, contentType: 'application/json', body: JSON.stringify(answer.body) }),
  );
  await openPage(page, '/login');
  await giveCredentials(page, 'aye@example.com', 'Secret123');
}

test('a failure of the server is told in a sentence, with status and answer behind it, to copy and to close [ERR-002 to ERR-004, MIS-006]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAnswered(page, { status: 500, body: broken });
  const toast = toastOf(page);
  await expect(toast.getByText(text('toast.error.failureText'))).toBeVisible();
  await expect(toast.getByText('request-42')).toBeHidden();
  await toast.getByRole('button', { name: text('toast.error.details') }).click();
  const details = toast.locator('pre');
  await expect(details).toContainText('500');
  expect(await details.innerText()).toContain(JSON.stringify(broken, null, 2));
  const [red, green, blue] = await rgbOf(toast.locator('.shadow-float'), 'backgroundColor');
  expect(red).toBeGreaterThan(2 * Math.max(green, blue));
  await toast.getByRole('button', { name: text('toast.error.copy') }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('request-42');
  await toast.getByRole('button', { name: text('toast.error.close') }).click();
  await expect(toast).toHaveCount(0);
});

test('what a page cannot load beside its main thing is told too [ERR-002]', async ({ page, request }) => {
  await page.route('**/api/inbox/getAllMessage*', (route) => route.fulfill({ status: 500, json: broken }));
  await saveSession(page, await signInOverWire(request, await createCustomer(request)));
  await openPage(page, '/myaccount');
  await expect(toastOf(page).getByText(text('toast.error.failureText'))).toBeVisible();
});

test('it is reached and closed by keyboard, speaks politely, and gives the focus back [A11-001]', async ({ page }) => {
  await signInAnswered(page, { status: 500, body: broken });
  const toast = toastOf(page);
  await expect(toast).toHaveRole('status');
  const close = toast.getByRole('button', { name: text('toast.error.close') });
  await signInButton(page).focus();
  for (let presses = 0; presses < 20; presses += 1) {
    if (await close.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toast).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement?.closest('main, header')?.tagName)).toBeTruthy();
});

test('it closes by itself after 60 seconds [ERR-005, CON-002]', async ({ page }) => {
  await page.clock.install();
  await signInAnswered(page, { status: 503, body: broken });
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(58_000);
  await expect(toastOf(page)).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(toastOf(page)).toHaveCount(0);
});

test('a lost connection is shown the same way, in words, once [ERR-002]', async ({ page }) => {
  await page.route('**/api/auth/login*', (route) => route.abort('internetdisconnected'));
  await openPage(page, '/login');
  await giveCredentials(page, 'aye@example.com', 'Secret123');
  await expect(toastOf(page)).toContainText(text('toast.error.networkText'));
  await signInButton(page)
    .or(page.getByRole('button', { name: text('form.actions.waiting') }))
    .click();
  await expect(toastOf(page).getByRole('button', { name: text('toast.error.close') })).toHaveCount(1);
});

test('what the customer can mend is told on the screen, not in a toast [ERR-006]', async ({ page }) => {
  const Details = [{ ErrorCode: 'TG9999', ErrorDescription: 'These do not belong together.' }];
  await signInAnswered(page, { status: 400, body: { Error: { ...broken.Error, Details } } });
  await expect(page.getByText('These do not belong together.')).toBeVisible();
  await expect(toastOf(page)).toHaveCount(0);
});
