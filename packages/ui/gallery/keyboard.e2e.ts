import { expect, type Page, test } from '@playwright/test';

const gallery = String(process.env.GALLERY_URL);

const show = (page: Page, component: string, language = 'en') =>
  page.goto(`${gallery}/?component=${component}&lang=${language}`);

test('a dialog takes focus, keeps it, and gives it back on Escape', async ({ page }) => {
  await show(page, 'dialog');
  const opener = page.getByRole('button', { name: 'Cancel application' });
  await opener.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Cancel this application?' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  for (const name of ['Keep it', 'Cancel it']) {
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a dialog closes by a press beside it and not by one inside it', async ({ page }) => {
  await show(page, 'dialog');
  await page.getByRole('button', { name: 'Cancel application' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('What you filled in').click();
  await expect(dialog).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toBeHidden();
});

test('tabs are one Tab stop, and arrows, Home and End move between them', async ({ page }) => {
  await show(page, 'tabs');
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Help').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('FAQ')).toBeFocused();
  await expect(page.getByRole('tabpanel', { name: 'FAQ' })).toHaveText('Coming soon.');
  await page.keyboard.press('End');
  await expect(tab('Branches')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Help')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: 'Help' })).toBeFocused();
});

test('a combobox finds by typing, chooses by Enter, and says when there is nothing', async ({ page }) => {
  await show(page, 'combobox');
  const township = page.getByRole('combobox', { name: 'Township' }).first();
  await township.click();
  await expect(page.getByRole('option')).toHaveCount(7);
  await township.fill('chaung');
  await expect(page.getByRole('option')).toHaveText(['Sanchaung']);
  await township.press('Enter');
  await expect(township).toHaveValue('Sanchaung');
  await township.fill('zzz');
  await expect(page.getByText('No township by that name')).toBeVisible();
});

test('the arrow keys go round in a combobox, past either end', async ({ page }) => {
  await show(page, 'combobox');
  const township = page.getByRole('combobox', { name: 'Township' }).first();
  await township.focus();
  await township.press('ArrowDown');
  const options = page.getByRole('option');
  await expect(options).toHaveCount(7);
  const expectAt = async (place: number) =>
    expect(township).toHaveAttribute('aria-activedescendant', String(await options.nth(place).getAttribute('id')));
  await expectAt(0);
  await township.press('ArrowUp');
  await expectAt(6);
  await township.press('ArrowDown');
  await expectAt(0);
  await township.press('ArrowDown');
  await expectAt(1);
});

test('a combobox searches Burmese names too', async ({ page }) => {
  await show(page, 'combobox', 'mm');
  const township = page.getByRole('combobox', { name: 'မြို့နယ်' }).first();
  await township.fill('ရန်');
  await expect(page.getByRole('option')).toHaveText(['ရန်ကင်း']);
});

test('a code typed in Burmese digits becomes Latin, and nothing but digits is taken', async ({ page }) => {
  await show(page, 'code-field');
  const code = page.getByLabel('Code', { exact: true }).first();
  await code.pressSequentially('၄၈ab၂၁၀၀');
  await expect(code).toHaveValue('482100');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
});

test('a digit corrected in the middle of a number leaves the caret there', async ({ page }) => {
  await show(page, 'phone-field');
  const phone = page.getByLabel('Mobile number').first();
  await phone.fill('09450');
  for (let steps = 0; steps < 3; steps++) await phone.press('ArrowLeft');
  await phone.pressSequentially('x၇8');
  await expect(phone).toHaveValue('0978450');
});

test('a phone number takes Burmese digits and plus, and drops letters', async ({ page }) => {
  await show(page, 'phone-field');
  const phone = page.getByLabel('Mobile number').first();
  await phone.pressSequentially('+၉၅-9call450');
  await expect(phone).toHaveValue('+959450');
});

test('the parts of a date take Burmese digits, and months have Burmese names', async ({ page }) => {
  await show(page, 'date-field', 'mm');
  await page.getByLabel('ရက်', { exact: true }).first().pressSequentially('၂၇');
  await page.getByLabel('လ', { exact: true }).first().selectOption('မတ်');
  await page.getByLabel('ခုနှစ်', { exact: true }).first().pressSequentially('၁၉၉၀');
  await expect(page.getByLabel('ရက်', { exact: true }).first()).toHaveValue('27');
  await expect(page.getByLabel('ခုနှစ်', { exact: true }).first()).toHaveValue('1990');
});

test('an error summary takes focus and leads to the field', async ({ page }) => {
  await show(page, 'error-summary');
  await expect(page.getByRole('alert', { name: 'Please check two answers' })).toBeFocused();
  await page.getByRole('link', { name: 'Email is required' }).click();
  const email = page.getByLabel('E-mail');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Email is required');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
});

test('a button that cannot answer yet stays reachable and says why', async ({ page }) => {
  await show(page, 'button');
  const submit = page.getByRole('button', { name: 'Submit' });
  await submit.focus();
  await expect(submit).toBeFocused();
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(submit).toHaveAccessibleDescription('Accept the terms to go on.');
});

test('a password can be looked at and hidden again', async ({ page }) => {
  await show(page, 'password-field');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('secret');
  await page.getByRole('button', { name: 'Show' }).first().click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('a file can be chosen and removed', async ({ page }) => {
  await show(page, 'file-drop');
  const input = page.getByLabel('Front of your identity card').first();
  await input.setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await expect(page.getByText('passport.png')).toBeVisible();
  await page.getByRole('button', { name: 'Remove: passport.png' }).click();
  await expect(page.getByText('passport.png')).toBeHidden();
});

test('the error toast is spoken, copies its text, and closes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: gallery });
  await page.goto(`${gallery}/?component=toast&example=0`);
  const toast = page.getByRole('status');
  await expect(toast).toContainText('Something went wrong on our side.');
  await expect(toast.getByText('Error 503')).toBeHidden();
  await toast.getByRole('button', { name: 'Details' }).click();
  await expect(toast.getByText('Error 503')).toBeVisible();
  await toast.getByRole('button', { name: 'Copy' }).click();
  await expect(toast.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('req-7f3a');
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toBeEmpty();
});

test('the toast selects its text for copying by hand when the clipboard is refused', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(`${gallery}/?component=toast&example=0`);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => page.evaluate(() => window.getSelection()?.toString())).toContain('req-7f3a');
});

test('the skip link comes first and leads past the header', async ({ page }) => {
  await page.goto(`${gallery}/?component=public-page&example=0`);
  await expect(page.getByRole('main')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('nothing moves for people who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show(page, 'spinner');
  await expect(page.locator('main svg').first()).toHaveCSS('animation-name', 'none');
});

test('the Burmese font is loaded only where Burmese is shown', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await show(page, 'card', 'en');
  await page.evaluate(() => document.fonts.ready);
  expect(fonts).toEqual([]);
  await show(page, 'card', 'mm');
  // Regular and bold.
  await expect.poll(() => fonts.length).toBe(2);
});
