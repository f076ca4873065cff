import { expect, test } from '@playwright/test';
import { languages } from './pages/addresses.ts';
import { createCustomer } from './pages/create-customer.ts';
import { codeSentTo } from './pages/mailbox.ts';
import { openAsleep } from './pages/open-asleep.ts';
import { openPage } from './pages/open-page.ts';
import { PasswordReset } from './pages/password-reset.ts';
import { giveCredentials, signIn } from './pages/sign-in.ts';
import { textsOf } from './pages/texts.ts';

const newPassword = 'Chindwin9Myit';
const text = textsOf('en');

for (const language of languages) {
  test(`a forgotten password is replaced, from login id over code to new password and login, in ${language} [PWR-001 to PWR-003, PWR-006 to PWR-008, PUB-011]`, async ({
    page,
    request,
  }) => {
    const reset = new PasswordReset(page, language);
    const customer = await createCustomer(request);
    await openPage(page, '/login', { language });
    await page.getByRole('link', { name: reset.text('login.link.forgot') }).click();
    await expect(page).toHaveURL(/\/login\/forget-password$/);
    await expect(reset.back).toHaveAttribute('href', '/login');
    await expect(reset.loginId).toHaveAttribute('type', 'email');
    await reset.askFor(customer.loginId);

    await expect(page).toHaveURL(/\/login\/otp-verify$/);
    await expect(reset.back).toBeVisible();
    const code = await codeSentTo(request, customer.phone, 2);
    await page.reload();
    await reset.giveCode(code);

    await expect(page).toHaveURL(/\/login\/create-new-password$/);
    await expect(reset.back).toBeVisible();
    await reset.givePassword(newPassword);

    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(reset.text('login.reset.done.title'));
    await giveCredentials(page, customer.loginId, newPassword, { language });
    await expect(page).toHaveURL(/\/myaccount$/);
  });
}

test('a new password ends all sessions [SEC-008]', async ({ page, browser, request, baseURL }) => {
  const customer = await createCustomer(request);
  await signIn(page, customer);
  const elsewhere = await browser.newContext({ baseURL: String(baseURL) });
  const other = await elsewhere.newPage();
  const reset = new PasswordReset(other);
  await reset.open();
  await reset.askFor(customer.loginId);
  await reset.giveCode(await codeSentTo(request, customer.phone, 2));
  await reset.givePassword(newPassword);
  await expect(other).toHaveURL(/\/login$/);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/session-expired$/);
  await elsewhere.close();
});

test('the login id is needed [VAL-045]', async ({ page }) => {
  const reset = new PasswordReset(page);
  await reset.open();
  await reset.send.click();
  await expect(page.getByText('Please enter your email.')).toBeVisible();
  await expect(reset.loginId).toBeFocused();
});

test.describe('the code', () => {
  test.beforeEach(async ({ page, request }) => {
    const reset = new PasswordReset(page);
    await reset.open();
    await reset.askFor((await createCustomer(request)).loginId);
    await expect(page).toHaveURL(/\/login\/otp-verify$/);
  });

  test('is six digits, typed in either script [VAL-042 to VAL-044, NET-008]', async ({ page }) => {
    const { code, verify } = new PasswordReset(page);
    await verify.click();
    await expect(page.getByText('OTP is required!')).toBeVisible();
    await code.fill('၁၂၃');
    await expect(code).toHaveValue('123');
    await verify.click();
    await expect(page.getByText(text('validation.otp.wrongLength'))).toBeVisible();
    await code.fill('');
    await code.pressSequentially('12a3 456');
    await expect(code).toHaveValue('123456');
  });

  test('takes focus after every failed attempt, the second one too [A11-002]', async ({ page }) => {
    const { code, verify } = new PasswordReset(page);
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      await verify.click();
      await expect(code).toBeFocused();
    }
  });

  test('that is wrong shows the server’s message, and another one is sent at once (G-077, G-164) [PWR-011, ERR-011, PWR-005]', async ({
    page,
  }) => {
    const reset = new PasswordReset(page);
    await expect(page.getByText(/^New code in (1:00|0:\d\d)$/)).toBeVisible();
    await reset.giveCode('000000');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('The code was not accepted.');
    await expect(page.getByText(text('errors.TG1201'))).toBeVisible();
    // The minute is not over, and yet a new code is sent.
    const resent = page.waitForResponse('**/api/auth/forget_pwd/resend_otp*');
    await reset.resend.click();
    expect((await resent).status()).toBe(200);
    await expect(page.getByText(text('form.code.sentAgain'))).toBeVisible();
  });

  test('can be asked for again when the minute is over, in a tab that slept through it too (G-077) [PWR-004, PWR-005]', async ({
    page,
  }) => {
    const { resend } = new PasswordReset(page);
    await page.clock.install();
    await page.reload();
    await expect(resend).toHaveAttribute('aria-disabled', 'true');
    // Every timer that is due fires once, however many of its ticks were missed.
    await page.clock.fastForward(61_000);
    await expect(resend).not.toHaveAttribute('aria-disabled', 'true');
  });
});

test('who skips a step begins at the first [PWR-001]', async ({ page }) => {
  for (const path of ['/login/otp-verify', '/login/create-new-password']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login\/forget-password$/);
  }
});

test('the new password is checked here and by the server (G-001) [VAL-041, PWR-010, ERR-011]', async ({
  page,
  request,
}) => {
  const customer = await createCustomer(request);
  const reset = new PasswordReset(page);
  await reset.open();
  await reset.askFor(customer.loginId);
  await reset.giveCode(await codeSentTo(request, customer.phone, 2));
  await reset.givePassword(newPassword, 'Chindwin9Myi');
  await expect(page.getByText('Password do not match.')).toBeVisible();
  await reset.givePassword('Password1');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(text('errors.TG1105'));
});

test('a refused request shows the server’s first reason [PWR-009, ERR-011]', async ({ page }) => {
  const details = [
    { ErrorCode: 'X1', ErrorDescription: 'The first reason.' },
    { ErrorCode: 'X2', ErrorDescription: 'The second reason.' },
  ];
  await page.route('**/api/auth/forget_pwd?*', (route) =>
    route.fulfill({ status: 400, json: { Error: { Message: 'No', Details: details, RequestId: '1' } } }),
  );
  const reset = new PasswordReset(page);
  await reset.open();
  await reset.askFor('mya@example.com');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('The first reason.');
  await expect(page.getByText('The second reason.')).toHaveCount(0);
});

test('what was typed before the page came alive is taken by a press at the very moment it does', async ({
  page,
  request,
}) => {
  const customer = await createCustomer(request);
  // React takes a field over by putting a property of its own on it: the moment between drawing and effects.
  await page.addInitScript(() => {
    const define = Object.defineProperty;
    Object.defineProperty = (target, name, descriptor) => {
      if (target instanceof HTMLInputElement && name === 'value') {
        Object.defineProperty = define;
        queueMicrotask(() => target.form?.querySelector<HTMLElement>('[type=submit]')?.click());
      }
      return define(target, name, descriptor);
    };
  });
  const wake = await openAsleep(page, '/login/forget-password');
  await page.getByLabel(text('login.field.id'), { exact: true }).fill(customer.loginId);
  wake();
  await expect(page).toHaveURL(/\/login\/otp-verify$/);
});

for (const path of ['/login', '/login/forget-password']) {
  test(`a press on ${path} before the page is alive writes nothing of the form into the address`, async ({ page }) => {
    await page.route('**/assets/portal-*.js', () => {});
    await page.goto(path, { waitUntil: 'commit' });
    await page.getByLabel(text('login.field.id'), { exact: true }).fill('mya@example.com');
    await page.keyboard.press('Enter');
    // A second step that the browser can take shows that it has done with the first.
    await page.evaluate(() => window.location.assign('#done'));
    await expect(page).toHaveURL(new RegExp(`${path}#done$`));
    await expect(page.getByLabel(text('login.field.id'), { exact: true })).toHaveValue('mya@example.com');
  });
}
