import { expect, type Page, test } from '@playwright/test';
import { clearStorage } from './pages/clear-storage.ts';
import { createCustomer } from './pages/create-customer.ts';
import { signInAsDemo } from './pages/demo-customers.ts';
import { codeSentTo } from './pages/mailbox.ts';
import { openPage } from './pages/open-page.ts';
import { signIn } from './pages/sign-in.ts';
import { newPerson, SignUp } from './pages/sign-up.ts';
import { textsOf } from './pages/texts.ts';

const text = textsOf('en');

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

/** Two drawings after whatever was done: what is gone is gone by then. */
function whereFocusIs(page: Page): Promise<string> {
  return page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const { activeElement } = document;
    return activeElement === document.body || !activeElement
      ? 'body'
      : `${activeElement.tagName} ${activeElement.textContent?.trim().slice(0, 40)}`;
  });
}

/** Presses every button of a page by keyboard, each on a page that was opened again. */
async function clickEveryButton(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  const buttons = page.locator('button:visible');
  const count = await buttons.count();
  for (let index = 0; index < count; index += 1) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const button = buttons.nth(index);
    // One that was pressed before may have done away with itself: a device that is signed out.
    if ((await button.count()) === 0) break;
    const name = (await button.textContent())?.trim();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-pending]')).toHaveCount(0);
    await expect.soft.poll(() => whereFocusIs(page), `${path}: ${name}`).not.toBe('body');
    const dialog = page.getByRole('dialog');
    if (await dialog.count()) {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await expect.soft.poll(() => whereFocusIs(page), `${path}: ${name}, closed`).not.toBe('body');
    }
  }
}

test('no button of a public page loses the focus of who presses it [A11-002]', async ({ page }) => {
  await openPage(page, '/');
  for (const path of ['/', '/start', '/support', '/login', '/login/forget-password', '/signup/get-started']) {
    await clickEveryButton(page, path);
  }
});

test('no button of a customer’s page does [A11-002]', async ({ page }) => {
  await signInAsDemo(page, 'existing');
  for (const path of ['/myaccount', '/profile', '/more', '/account/saving', '/account/fcy-call']) {
    // Nobody is logged out on the way.
    await page.route('**/api/auth/logout*', (route) => route.abort());
    await clickEveryButton(page, path);
    if (new URL(page.url()).pathname !== path) await signInAsDemo(page, 'existing');
  }
});

test('no question of the sign-up does, nor the way to the next one [A11-002]', async ({ page, request }) => {
  const signUp = new SignUp(page, 'en');
  const person = newPerson();
  await openPage(page, '/signup');
  await signUp.start();
  const next = page.getByRole('button', { name: text('form.actions.next') });
  const answers = [
    ['nrc', () => signUp.giveName()],
    ['gender', () => signUp.giveNrc()],
    ['dob', () => signUp.giveGender()],
    ['personal-info', () => signUp.giveBirthDate()],
    ['credential', () => signUp.giveAddresses()],
    ['create-password', () => signUp.giveContact(person)],
    ['otp-verify', () => signUp.givePassword(person)],
  ] as const;
  for (const [step, answer] of answers) {
    if (step !== 'otp-verify') {
      await next.press('Enter');
      expect.soft(await whereFocusIs(page), `before ${step}, with mistakes`).not.toBe('body');
    }
    await answer();
    await next.press('Enter');
    await signUp.expectStep(step);
    await expect(page.locator('main h1')).toBeFocused();
  }
  await signUp.giveCode(await codeSentTo(request, person.phone));
  await signUp.expectStep('email-verify');
  await expect(page.locator('main h1')).toBeFocused();
});

test('the button that sends a code again keeps the focus through its pause [A11-002, SUP-039]', async ({ page }) => {
  const signUp = new SignUp(page, 'en');
  await page.clock.install();
  await openPage(page, '/signup');
  await signUp.answerAll(newPerson());
  const resend = page.getByRole('button', { name: text('form.code.resend') });
  // The server goes by its own clock, which nobody moves on.
  const Data = { OTPREFNO: 'ref-2', SENTMESSAGE: 'Sent', RESEND_AFTER: 60, RESENDS_LEFT: 2, EMAIL_POSSIBLE: true };
  await page.route('**/api/register/resend_otp_verification*', (route) => route.fulfill({ json: { Data } }));
  await resend.focus();
  await page.clock.runFor(61_000);
  await expect(resend).not.toHaveAttribute('aria-disabled');
  await expect(resend).toBeFocused();
  await resend.press('Enter');
  await expect(page.getByText(text('form.code.sentAgain'))).toBeVisible();
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await expect(resend).toBeFocused();
});

test('a device that is signed out takes nobody’s focus along [A11-002]', async ({ page, request }) => {
  const customer = await createCustomer(request);
  await signIn(page, customer);
  await clearStorage(page);
  await signIn(page, customer);
  await page.goto('/profile');
  const end = page.getByRole('button', { name: text('profile.sessions.end') });
  await end.press('Enter');
  await expect(end).toHaveCount(0);
  await expect.poll(() => whereFocusIs(page)).toContain(text('profile.sessions.title'));
});

test('a dialog that came by itself leaves the focus at the heading [A11-002]', async ({ page }) => {
  await signInAsDemo(page, 'existing');
  // The dashboard that is being left would take the note for itself.
  await page.goto('/robots.txt');
  await page.evaluate(() => sessionStorage.setItem('taga.email-verified', 'true'));
  await page.goto('/myaccount');
  const verified = page.getByRole('dialog', { name: text('customer.verified.title') });
  await verified.getByRole('button', { name: text('customer.verified.ok'), exact: true }).press('Enter');
  await expect(verified).toBeHidden();
  await expect(page.locator('main h1')).toBeFocused();
});
