import { expect, type Page, test } from '@playwright/test';
import { createCustomer } from './pages/create-customer.ts';
import { codeSentTo, linkSentTo } from './pages/mailbox.ts';
import { openPage } from './pages/open-page.ts';
import { saveSession, signInOverWire } from './pages/opening.ts';
import { giveCredentials } from './pages/sign-in.ts';
import { newPerson, type Person, SignUp } from './pages/sign-up.ts';

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

async function openCode(page: Page, person: Person): Promise<SignUp> {
  const signUp = new SignUp(page, 'en');
  await openPage(page, '/signup');
  await signUp.answerAll(person);
  return signUp;
}

const resendButton = (page: Page, signUp: SignUp) =>
  page.getByRole('button', { name: signUp.text('form.code.resend'), exact: true });

/** What the server would answer to a resend, without the minute that it asks people to wait. */
async function answerResends(page: Page, ...left: number[]) {
  const asked: unknown[] = [];
  await page.route('**/api/register/resend_otp_verification*', (route) => {
    asked.push(route.request().postDataJSON());
    const count = left[asked.length - 1] ?? 0;
    const fields = { RESEND_AFTER: 0, RESENDS_LEFT: count, EMAIL_POSSIBLE: count === 0 };
    const Data = { OTPREFNO: 'ref', SENTMESSAGE: `Sent ${asked.length}`, USER_ID: 'u', LOGIN_ID: 'l', ...fields };
    return route.fulfill({ json: { Data } });
  });
  return asked;
}

test('the code screen says where the code went and counts down; after a wrong code another one is sent at once (G-164) [SUP-036, SUP-039, SUP-040, ERR-012, VAL-042]', async ({
  page,
  request,
}) => {
  const person = newPerson();
  const signUp = await openCode(page, person);
  await expect(page.getByText(/We have sent a 6-digit code to/)).toBeVisible();
  const resend = resendButton(page, signUp);
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await expect(resend).toHaveAccessibleDescription(/^New code in (1:00|0:\d\d)$/);
  const field = signUp.field('form.code.label');
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  await field.pressSequentially('12ab၃4-56');
  await expect(field).toHaveValue('123456');
  // The last digit has sent it.
  await expect(page.getByText(signUp.text('errors.TG1201'))).toBeVisible();
  const right = await codeSentTo(request, person.phone);
  await signUp.giveCode(right === '000000' ? '000001' : '000000');
  await expect(page.getByText(signUp.text('errors.TG1201'))).toBeVisible();
  await expect(field).toBeFocused();
  // The minute is not over, and yet a new code is sent.
  await resend.click();
  await expect(page.getByText(signUp.text('form.code.sentAgain'))).toBeVisible();
  await expect(resend).toHaveAccessibleDescription(/^New code in (1:00|0:\d\d)$/);
  await signUp.giveCode(await codeSentTo(request, person.phone, 2));
  await signUp.expectStep('email-verify');
});

test('a code can be sent again 3 times, then by e-mail; each empties the field; a 200 to the code is enough to go on (G-078) [SUP-041 to SUP-043, SUP-059, CHN-005, API-023]', async ({
  page,
}) => {
  const signUp = await openCode(page, newPerson());
  const asked = await answerResends(page, 2, 1, 0);
  await signUp.giveCode('000000');
  const resend = resendButton(page, signUp);
  for (const sent of ['Sent 1', 'Sent 2', 'Sent 3']) {
    await resend.click();
    await expect(page.getByText(sent)).toBeVisible();
    await expect(signUp.field('form.code.label')).toHaveValue('');
  }
  await expect(resend).toHaveCount(0);
  await page.getByRole('button', { name: signUp.text('form.code.byEmail') }).click();
  await expect(page.getByText('Sent 4')).toBeVisible();
  expect(asked).toMatchObject([{ RECORD_STAT: 'ACTIVE', VIA: 'SMS' }, {}, {}, { VIA: 'EMAIL' }]);
  await page.route('**/api/register/verify_otp*', (route) => route.fulfill({ json: {} }));
  await signUp.giveCode('123456');
  await signUp.expectStep('email-verify');
});

test('the e-mail can be sent again, and only the page itself uses up the link [SUP-047, EML-002, EML-004 to EML-006, EML-012, EML-013, PUB-027, API-022, API-024]', async ({
  page,
  request,
}) => {
  const person = newPerson();
  await page.clock.install();
  const signUp = await openCode(page, person);
  await signUp.giveCode(await codeSentTo(request, person.phone));
  const link = await linkSentTo(request, person.email);
  // What the server answers once the pause that it asks for is over.
  const Data = { RESEND_AFTER: 60, RESENDS_LEFT: 2 };
  await page.route('**/api/register/resend_email_verification*', (route) => route.fulfill({ json: { Data } }));
  const resend = page.getByRole('button', { name: 'CLICK HERE' });
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await page.clock.fastForward(61_000);
  await resend.click();
  await expect(page.getByText(signUp.text('verifyEmail.resend.sent'))).toBeVisible();
  await request.get(link);
  await page.route('**/api/register/verify_email*', async (route) => {
    await expect(page.getByText('Verifying your data...').first()).toBeVisible();
    await route.continue();
  });
  await page.goto(link);
  await expect(page.getByText('Your account is verified. Logging you in...').first()).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await page.evaluate(() => localStorage.getItem('taga.sign-up'))).toBeNull();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Email has already been verified' })).toBeVisible();
  await expect(page).toHaveURL(/\/email\/verify\/callback$/);
  await page.getByRole('link', { name: 'Sign in Now' }).click();
  await expect(page).toHaveURL(/\/login$/);
  // Anyone who came by the link is told once more after signing in, and not at the next visit.
  await giveCredentials(page, person.email, person.password);
  await expect(page).toHaveURL(/\/myaccount$/);
  const dialog = page.getByRole('dialog', { name: 'Email verified' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('a link that is opened where somebody is signed in asks who it is and leads to the account (G-166) [EML-004]', async ({
  page,
  request,
}) => {
  const person = newPerson();
  await (await openCode(page, person)).giveCode(await codeSentTo(request, person.phone));
  const link = await linkSentTo(request, person.email);
  const customer = await createCustomer(request);
  await saveSession(page, await signInOverWire(request, customer));
  const asked = page.waitForRequest('**/api/auth/me*');
  await page.goto(link);
  await expect(page.getByText('Your account is verified. Logging you in...').first()).toBeVisible();
  expect((await asked).postDataJSON()).toEqual({ LOGIN_ID: customer.loginId });
  await expect(page).toHaveURL(/\/myaccount$/);
});

const refused = (ErrorCode: string, ErrorDescription: string) => ({
  status: 400,
  json: { Error: { Message: 'No', Details: [{ ErrorCode, ErrorDescription }], RequestId: 'r' } },
});
const anyLink = '/email/verify/callback?id=u-1&token=t&loginId=mya%40example.com';

test('an expired link can be replaced; why it cannot is said [EML-007, EML-008, EML-010, ERR-013]', async ({
  page,
}) => {
  await page.route('**/api/register/verify_email*', (route) => route.fulfill(refused('103000008', 'Expired')));
  await page.route('**/api/register/resend_email_verification*', (route) =>
    route.fulfill(refused('X1', 'Too often today')),
  );
  await openPage(page, anyLink);
  await expect(page.getByRole('heading', { name: 'Email verification link expired' })).toBeVisible();
  await page.getByRole('button', { name: 'Resend verification link' }).click();
  await expect(page.getByRole('alert').getByText('Resend Email Verification')).toBeVisible();
  await expect(page.getByRole('alert').getByText('Too often today')).toBeVisible();
});

test('any other trouble with a link is an alert [EML-009, ERR-013]', async ({ page }) => {
  await openPage(page, anyLink);
  await expect(page.getByRole('alert').getByText('Email Verify Error')).toBeVisible();
});
