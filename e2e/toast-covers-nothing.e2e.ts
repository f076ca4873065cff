import { expect, type Page, test } from '@playwright/test';
import { type Language, languages } from './pages/addresses.ts';
import { createCustomer } from './pages/create-customer.ts';
import { openPage } from './pages/open-page.ts';
import { giveCredentials, signIn } from './pages/sign-in.ts';
import { newPerson, SignUp } from './pages/sign-up.ts';
import { textsOf } from './pages/texts.ts';
import { findCoveredControls, toastOf } from './pages/toast.ts';

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

const broken = { Error: { Message: 'Something went wrong.', Details: [], RequestId: 'request-42' } };

const screens = [
  { name: 'a phone', width: 360, height: 740, text: '100%' },
  { name: 'a small phone', width: 320, height: 640, text: '100%' },
  { name: 'a phone with text twice as large', width: 360, height: 740, text: '200%' },
  { name: 'a desktop', width: 1280, height: 800, text: '100%' },
] as const;

/** On every screen, folded and unfolded. */
async function expectNothingCovered(page: Page, language: Language, where: string) {
  const text = textsOf(language);
  const toast = toastOf(page, language);
  await expect(toast, where).toBeVisible();
  for (const { name, width, height, text: size } of screens) {
    await page.setViewportSize({ width, height });
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    expect.soft(await findCoveredControls(page, text('toast.error.close')), `${where} on ${name}`).toEqual([]);
    await toast.getByRole('button', { name: text('toast.error.details') }).click();
    expect
      .soft(await findCoveredControls(page, text('toast.error.close')), `${where} on ${name}, unfolded`)
      .toEqual([]);
    await toast.getByRole('button', { name: text('toast.error.details') }).click();
  }
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  await page.setViewportSize(screens[0]);
  await toast.getByRole('button', { name: text('toast.error.close'), exact: true }).click();
  await expect(toast).toHaveCount(0);
}

for (const language of languages) {
  const text = textsOf(language);

  test(`an error on a step of the sign-up covers no control, in ${language} [ERR-003, ERR-004]`, async ({ page }) => {
    const signUp = new SignUp(page, language);
    const next = page.getByRole('button', { name: text('form.actions.next') });
    async function expectErrorBeside(step: string, call: string) {
      await page.route(call, (route) => route.fulfill({ status: 500, json: broken }), { times: 1 });
      await next.click();
      await expectNothingCovered(page, language, step);
    }
    await openPage(page, '/signup', { language });
    await signUp.start();
    await signUp.giveName();
    await signUp.next('nrc');
    await signUp.giveNrc();
    await expectErrorBeside('nrc', '**/api/register/check_nrc_email*');
    await signUp.next('gender');
    await signUp.giveGender();
    await signUp.next('dob');
    await signUp.giveBirthDate();
    await signUp.next('personal-info');
    await signUp.giveAddresses();
    await signUp.next('credential');
    const person = newPerson();
    await signUp.giveContact(person);
    await expectErrorBeside('credential', '**/api/register/check_contact*');
    await signUp.next('create-password');
    await signUp.givePassword(person);
    await expectErrorBeside('create-password', '**/api/register/submit*');
  });

  test(`an error while signing in and on the profile covers no control, in ${language} [ERR-003, ERR-004]`, async ({
    page,
    request,
  }) => {
    await page.route('**/api/auth/login*', (route) => route.fulfill({ status: 500, json: broken }), { times: 1 });
    await openPage(page, '/login', { language });
    await giveCredentials(page, 'aye@example.com', 'Secret123', { language });
    await expectNothingCovered(page, language, 'sign-in');
    await signIn(page, await createCustomer(request), { language });
    await page.route('**/api/auth/export*', (route) => route.fulfill({ status: 500, json: broken }), { times: 1 });
    await page.goto('/profile');
    await page.getByRole('button', { name: text('profile.export.download') }).click();
    await expectNothingCovered(page, language, 'profile');
  });
}
