import { expect, type Page, test } from '@playwright/test';
import { codeSentTo, linkSentTo } from './pages/mailbox.ts';
import { openPage } from './pages/open-page.ts';
import { PasswordReset } from './pages/password-reset.ts';
import { giveCredentials } from './pages/sign-in.ts';
import { newPerson, type Person, SignUp } from './pages/sign-up.ts';
import { textsOf } from './pages/texts.ts';

const text = textsOf('en');

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

async function openCode(page: Page, person: Person): Promise<SignUp> {
  const signUp = new SignUp(page, 'en');
  await openPage(page, '/signup');
  await signUp.answerAll(person);
  return signUp;
}

/** As far as the page that waits for the link to be opened. */
async function awaitEmail(page: Page, person: Person): Promise<SignUp> {
  const signUp = await openCode(page, person);
  await signUp.giveCode(await codeSentTo(page.request, person.phone));
  await signUp.expectStep('email-verify');
  return signUp;
}

const refused = (ErrorCode: string, RetryAfter?: number) => ({
  status: 400,
  json: { Error: { Message: 'No', Details: [{ ErrorCode, ErrorDescription: 'No' }], RequestId: 'r', RetryAfter } },
});

const hotline = (page: Page) => page.getByRole('main').getByRole('link', { name: /\+95 1 000 0000/ });

test.describe('who has used up the codes', () => {
  test('is told that the last one still counts, and gets new ones from the step before, or by phone [SUP-042]', async ({
    page,
  }) => {
    const signUp = await openCode(page, newPerson());
    const fields = { RESEND_AFTER: 0, RESENDS_LEFT: 0, EMAIL_POSSIBLE: false };
    const Data = { OTPREFNO: 'ref', SENTMESSAGE: 'Sent', USER_ID: 'u', LOGIN_ID: 'l', ...fields };
    await page.route('**/api/register/resend_otp_verification*', (route) => route.fulfill({ json: { Data } }));
    await signUp.giveCode('000000');
    await page.getByRole('button', { name: text('form.code.resend') }).click();
    await expect(page.getByText(text('form.code.noneLeft'))).toBeVisible();
    await expect(hotline(page)).toHaveAttribute('href', /^tel:/);
    await page.getByRole('link', { name: text('signUp.otp.again') }).click();
    await signUp.expectStep('create-password');
  });

  test('is told when to try again, in words and by the clock (G-026) [SUP-042]', async ({ page }) => {
    const signUp = await openCode(page, newPerson());
    await page.route('**/api/register/resend_otp_verification*', (route) => route.fulfill(refused('TG1205', 20 * 60)));
    await signUp.giveCode('000000');
    await page.getByRole('button', { name: text('form.code.resend') }).click();
    await expect(page.getByText(/^You can try again in 20 minutes, at \d\d:\d\d (today|tomorrow)\.$/)).toBeVisible();
    await expect(hotline(page)).toBeVisible();
  });

  test('of a password reset begins again there [PWR-005]', async ({ page }) => {
    const reset = new PasswordReset(page);
    await reset.open();
    await reset.askFor('new@demo.example');
    await page.route('**/api/auth/forget_pwd/resend_otp*', (route) => route.fulfill(refused('TG1205', 3 * 3600)));
    await reset.giveCode('000000');
    await reset.resend.click();
    await expect(page.getByText(/^You can try again in 3 hours, at/)).toBeVisible();
    await page.getByRole('link', { name: text('login.reset.verify.again') }).click();
    await expect(page).toHaveURL(/\/login\/forget-password$/);
  });
});

test.describe('a link of the verification email', () => {
  test('of which a part is missing asks for the address and sends a new one [EML-008]', async ({ page, request }) => {
    const person = newPerson();
    await awaitEmail(page, person);
    await linkSentTo(request, person.email);
    // The pause between two links is another matter.
    await openPage(page, '/email/verify/callback');
    await expect(page.getByRole('heading', { level: 1, name: text('verifyEmail.incomplete.title') })).toBeVisible();
    await expect(page.getByText(/UID|user_id|login_id/i)).toHaveCount(0);
    const send = page.getByRole('button', { name: text('verifyEmail.resend.send') });
    await send.click();
    const email = page.getByLabel(text('verifyEmail.resend.email'), { exact: true });
    await expect(email).toBeFocused();
    const asked = page.waitForRequest('**/api/register/resend_email_verification*');
    await email.fill(person.email);
    await send.click();
    expect((await asked).postDataJSON()).toEqual({ LOGIN_ID: person.email });
  });

  test('that is not valid is replaced where one is [EML-008, EML-009]', async ({ page }) => {
    await openPage(page, '/email/verify/callback?id=u-1&token=t&loginId=mya%40example.com');
    await expect(page.getByRole('alert').getByText('Email Verify Error')).toBeVisible();
    await page.getByRole('button', { name: 'Resend verification link' }).click();
    await expect(page.getByText(text('verifyEmail.resend.sent'))).toBeVisible();
  });

  test('is tried once more when the server could not be reached', async ({ page, request }) => {
    const person = newPerson();
    await awaitEmail(page, person);
    const link = await linkSentTo(request, person.email);
    await page.route('**/api/register/verify_email*', (route) => route.abort('internetdisconnected'));
    await openPage(page, link);
    const again = page.getByRole('button', { name: text('verifyEmail.failed.again') });
    await expect(again).toBeVisible();
    await page.unroute('**/api/register/verify_email*');
    await again.click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test('of a sign-up that is forgotten leads to another one', async ({ page }) => {
    await page.route('**/api/register/verify_email*', (route) => route.fulfill(refused('TG1107')));
    await openPage(page, '/email/verify/callback?id=u-1&token=t&loginId=mya%40example.com');
    const signUp = page.getByRole('link', { name: text('verifyEmail.failed.signUp') });
    await expect(signUp).toHaveAttribute('href', '/signup');
  });

  test('can be asked for again after the pause that codes have, and when there are no more a number to call', async ({
    page,
  }) => {
    await page.clock.install();
    await awaitEmail(page, newPerson());
    const again = page.getByRole('button', { name: 'CLICK HERE' });
    const Data = { RESEND_AFTER: 60, RESENDS_LEFT: 2 };
    await page.route('**/api/register/resend_email_verification*', (route) => route.fulfill({ json: { Data } }));
    await page.clock.fastForward(61_000);
    await again.click();
    await expect(page.getByText(text('verifyEmail.resend.sent'))).toBeVisible();
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(again).toHaveAccessibleDescription(/^New link in (1:00|0:\d\d)$/);
    await page.reload();
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await page.clock.fastForward(61_000);
    await expect(again).not.toHaveAttribute('aria-disabled', 'true');
    await page.unroute('**/api/register/resend_email_verification*');
    await page.route('**/api/register/resend_email_verification*', (route) =>
      route.fulfill(refused('TG1205', 5 * 3600)),
    );
    await again.click();
    await expect(page.getByText(/^You can try again in 5 hours, at/)).toBeVisible();
    await expect(hotline(page)).toBeVisible();
  });
});

test('who signs in before opening the link has it sent again there, and is told why (G-155) [LOG-004, LOG-007]', async ({
  page,
}) => {
  const person = newPerson();
  await awaitEmail(page, person);
  await openPage(page, '/login');
  await giveCredentials(page, person.email, person.password);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(text('errors.TG1102'));
  const asked = page.waitForRequest('**/api/register/resend_email_verification*');
  const send = page.getByRole('button', { name: text('verifyEmail.resend.send') });
  await send.click();
  expect((await asked).postDataJSON()).toEqual({ LOGIN_ID: person.email });
  // One has just been sent, so the server asks for the pause that codes have.
  await expect(send).toHaveAccessibleDescription(/^New link in (1:00|0:\d\d)$/);
});

test('who mistyped the email address gives another one, without typing everything else again', async ({
  page,
  request,
}) => {
  const person = newPerson();
  const signUp = await awaitEmail(page, { ...person, email: `wrong-${person.email}` });
  await page.getByRole('button', { name: text('signUp.email.startOver') }).click();
  await signUp.expectStep('credential');
  await expect(signUp.field('signUp.contact.email')).toHaveValue(`wrong-${person.email}`);
  await signUp.field('signUp.contact.email').fill(person.email);
  await signUp.next('create-password');
  await signUp.givePassword(person);
  await signUp.next('otp-verify');
  await signUp.giveCode(await codeSentTo(request, person.phone, 2));
  await signUp.expectStep('email-verify');
  await expect(page.getByText(person.email)).toBeVisible();
});

test('who finds it out after a reload begins a new sign-up', async ({ page }) => {
  const signUp = await awaitEmail(page, newPerson());
  const startOver = page.getByRole('button', { name: text('signUp.email.startOver') });
  // The answers are kept until this page stands.
  await expect(startOver).toBeVisible();
  await page.reload();
  await startOver.click();
  await signUp.expectStep('get-started');
});
