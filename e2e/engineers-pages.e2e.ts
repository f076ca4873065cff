import { expect, type Page, test } from '@playwright/test';
import { createCustomer } from './pages/create-customer.ts';
import { textsOf } from './pages/texts.ts';

const text = textsOf('en');
const phone = { width: 360, height: 740 };

/** Everything the browser complains of, from now on. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}

const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('the description of the calls can be read and tried out on a phone, without complaints [OPS-006]', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await page.setViewportSize(phone);
  await page.goto('/api/docs');
  const call = page.locator('.opblock').filter({ hasText: '/api/register/get_token' });
  await call.locator('.opblock-summary-control').click();
  await call.getByRole('button', { name: 'Try it out' }).click();
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table')).toContainText('access_token');
  expect(await overflowOf(page)).toBe(0);
  expect(complaints).toEqual([]);
});

test('the mailbox shows an e-mail as mail programs do, and its link leads to the portal [CHN-002, CHN-003]', async ({
  page,
  context,
  request,
}) => {
  const { loginId } = await createCustomer(request);
  const complaints = complaintsOf(page);
  await page.setViewportSize(phone);
  await page.goto(`/sandbox/mailbox?lang=en&to=${encodeURIComponent(loginId)}`);
  await page.getByText(text('mail.mailbox.asMail')).click();
  const mail = page.frameLocator('iframe');
  await expect(mail.getByRole('heading', { name: text('mail.verifyEmail.title') })).toBeVisible();
  expect(await mail.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
  expect(await overflowOf(page)).toBe(0);
  expect(complaints).toEqual([]);
  const opened = context.waitForEvent('page');
  await mail.getByRole('link', { name: text('mail.verifyEmail.button') }).click();
  const portal = await opened;
  await expect(portal).toHaveURL(/\/email\/verify\/callback/);
  await expect(portal.getByRole('heading', { name: text('errors.103000012') })).toBeVisible();
});
