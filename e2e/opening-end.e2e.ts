import { expect, type Page, test } from '@playwright/test';
import { findViolations } from './pages/find-violations.ts';
import { codeSentTo } from './pages/mailbox.ts';
import { openingAt } from './pages/opening.ts';

const submitPath = '**/api/create-account/form_submit*';
const verifyPath = '**/api/create-account/verify_otp_activation*';

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

type OpenedWizard = Awaited<ReturnType<typeof openingAt>>;

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

/** The code of the application: the one before it was for the sign-up. */
const activationCode = (page: Page, { customer }: OpenedWizard, count = 2) =>
  codeSentTo(page.request, customer.phone, count);
const another = (code: string) => (code === '000000' ? '111111' : '000000');

/** The last digit sends it. */
async function giveCode(page: Page, { text }: OpenedWizard, code: string) {
  await page.getByLabel(text('form.code.label')).fill('');
  await page.getByLabel(text('form.code.label')).fill(code);
}

/** Up to the view that says that the code is right. */
async function prove(page: Page, opening: OpenedWizard) {
  await giveCode(page, opening, await activationCode(page, opening));
  await expect(heading(page, opening.text('openingEnd.code.rightTitle'))).toBeVisible();
}

test.describe('the summary', () => {
  test('shows the whole application as the server has it, with its pictures [SUM-001 to SUM-007]', async ({ page }) => {
    const opening = await openingAt(page, { at: 'summary-review', screen: 'desktop' });
    await expect(heading(page, 'Account Summary Review')).toBeVisible();
    await expect(main(page)).toContainText('Dear Customer, Please double check your information to confirm.');
    for (const [section, ...words] of [
      ['Identity', 'Skipped for now'],
      ['Personal details', 'MYA MYA AYE', opening.customer.loginId, `+95${opening.customer.phone.slice(1)}`],
      ['Address', 'Current address', 'Permanent address', 'NO 7, ANAWRAHTA ROAD'],
      ['Occupation', 'Teacher', 'MUSIC LESSONS'],
      ['Introducers', 'DAW HLA', '12/DAGAMA(N)654321', 'KO KO', '100001'],
      ['Account and branch', '301 - Saving Individual', 'MMK', 'Ahlone Branch'],
      ['Services', 'Passbook', 'Weekly, on Thursday'],
    ] as const) {
      const card = page.getByRole('region', { name: section, exact: true });
      for (const word of words) await expect(card, section).toContainText(word);
    }
    const signature = page.getByRole('region', { name: 'Signature', exact: true }).locator('img');
    await expect.poll(() => signature.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await findViolations(page)).toEqual([]);
    // On a phone it is looked over in five screens at most.
    const phone = { width: 360, height: 740 };
    await page.setViewportSize(phone);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5 * phone.height);

    await expect(opening.next).toBeDisabled();
    await page
      .getByLabel('I have reviewed and confirm my KYC information and account class is correct.', { exact: true })
      .check();
    await opening.next.click();
    await opening.expectStep('terms-and-conditions');
    await opening.back.click();
    await opening.expectStep('summary-review');
    await opening.back.click();
    await opening.expectStep('additional-services');
  });

  test('what is changed from it leads back to it, and is shown as changed [SUM-001]', async ({ page }) => {
    const opening = await openingAt(page, { at: 'summary-review' });
    await page.getByRole('link', { name: 'Change: Services' }).click();
    await opening.expectStep('additional-services');
    await page.getByRole('radio', { name: 'Daily' }).check();
    await opening.next.click();
    await opening.expectStep('summary-review');
    const services = page.getByRole('region', { name: 'Services', exact: true });
    await expect(services).toContainText('Daily');
    await expect(services).not.toContainText('Thursday');
    await page.getByRole('link', { name: 'Change: Occupation' }).click();
    await expect(page).toHaveURL(/personal-detail\?form=occupation/);
  });

  test('of a holder of a passport has Form QA 22 and the proof of income, in Burmese [SUM-001, I18-001]', async ({
    page,
  }) => {
    const opening = await openingAt(page, {
      at: 'summary-review',
      document: 'PASSPORT',
      accountType: 'current-resident',
      currency: 'USD',
      language: 'mm',
    });
    const { text } = opening;
    await expect(heading(page, text('openingEnd.summary.title'))).toBeVisible();
    const card = (name: string) => page.getByRole('region', { name: text(`openingEnd.section.${name}`), exact: true });
    await expect(card('arrival')).toContainText('၂၀၂၅-၁၁-၀၃');
    await expect(card('account')).toContainText('USD');
    await expect(
      card('occupation')
        .getByRole('link')
        .filter({ has: page.locator('img') }),
    ).toHaveCount(1);
    expect(await findViolations(page)).toEqual([]);
    await page.getByLabel(text('openingEnd.summary.confirm')).check();
    await opening.next.click();
    await opening.expectStep('terms-and-conditions');
  });

  test('that cannot be loaded says so, and can be tried again', async ({ page }) => {
    const opening = await openingAt(page, { at: 'additional-services' });
    await page.route('**/api/create-account/get_account*', (route) => route.fulfill({ status: 500, json: {} }));
    await opening.next.click();
    await opening.expectStep('summary-review');
    await expect(main(page)).toContainText('Your application could not be loaded');
    await expect(opening.next).toBeDisabled();
    await page.unroute('**/api/create-account/get_account*');
    await press(page, 'Try again');
    await expect(page.getByRole('region', { name: 'Services', exact: true })).toBeVisible();
  });
});

for (const [language, wire] of [
  ['en', 'EN'],
  ['mm', 'MM'],
] as const) {
  test(`the terms can be read in the reader's language before they are agreed to: ${language} (G-094) [TNC-001 to TNC-006]`, async ({
    page,
  }) => {
    const opening = await openingAt(page, { at: 'terms-and-conditions', language });
    const { text } = opening;
    await expect(heading(page, text('openingEnd.terms.title'))).toBeVisible();
    const picture = await main(page).locator('form svg').first().boundingBox();
    expect(picture?.width).toBeGreaterThan(150);
    const account = text('accountList.saving.name');
    await expect(main(page)).toContainText(text('openingEnd.terms.welcome').replace('{account}', account));
    if (language === 'en') await expect(main(page)).toContainText('Welcome! This is the account you are about to open');
    // Saved is 6, so there is a way back.
    await expect(opening.back).toHaveAttribute('href', /\/summary-review$/);
    const link = page.getByRole('link', { name: text('openingEnd.terms.download') });
    const href = (await link.getAttribute('href')) ?? '';
    expect(href).toBe(`/tnc/301-Terms&Conditions-${wire}.pdf`);
    expect((await page.request.get(href)).headers()['content-type']).toBe('application/pdf');
    expect(await findViolations(page)).toEqual([]);
    if (language === 'en') await expect(page.getByRole('button', { name: 'Agree and Submit' })).toBeVisible();
    await press(page, text('openingEnd.terms.agree'));
    await opening.expectStep('otp-verification');
    // What was agreed to stays agreed to: from 7 on there is none (G-061).
    await expect(opening.back).toHaveCount(0);
    await page.goto(opening.pathOf('terms-and-conditions'));
    await opening.expectStep('otp-verification');
    await expect(opening.back).toHaveCount(0);
  });
}

test.describe('the code', () => {
  for (const [language, screen] of [
    ['en', 'phone'],
    ['mm', 'desktop'],
  ] as const) {
    test(`the right one submits and leads to the activation (G-177), in ${language} on a ${screen} [OTP-001, OTP-002, OTP-009, ACT-001, ACT-002, VAL-075]`, async ({
      page,
    }) => {
      const opening = await openingAt(page, { at: 'otp-verification', language, screen });
      const { text } = opening;
      const code = await activationCode(page, opening);
      const field = page.getByLabel(text('form.code.label'));
      await field.pressSequentially(`a${code.slice(0, 5)}`);
      await expect(field).toHaveValue(code.slice(0, 5));
      await press(page, text('openingEnd.code.verify'));
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(await findViolations(page)).toEqual([]);
      // The last digit sends it, without a press.
      await field.pressSequentially(code.slice(5));
      await expect(heading(page, text('openingEnd.code.rightTitle'))).toBeVisible();
      // It is submitted, and the view says so: who closes the page now has lost nothing.
      await expect(main(page)).toContainText(text('openingEnd.code.submittedText'));
      expect(await opening.stored()).toMatchObject({ Status: 'PENDING', Step: { stepRouteNumber: 10 } });
      expect(await findViolations(page)).toEqual([]);
      if (screen === 'phone') await press(page, text('openingEnd.code.continue'));
      else await page.reload();
      await opening.expectStep('account-activation');
      await expect(heading(page, text('openingEnd.activation.title'))).toBeVisible();
      const stored = await opening.stored();
      await expect(main(page)).toContainText(`${text('customer.application.number')} ${stored.ApplicationNo}`);
      expect(await findViolations(page)).toEqual([]);
      await page.goto(opening.pathOf('otp-verification'));
      await opening.expectStep('account-activation');
      await page.getByRole('link', { name: text('openingEnd.activation.done') }).click();
      await expect(page).toHaveURL(/\/account\/saving$/);
    });
  }

  test('a wrong one has a view of its own, after which another try is possible (G-025, G-179) [OTP-003 to OTP-006, OTP-008, OTP-010, WIZ-029]', async ({
    page,
  }) => {
    const opening = await openingAt(page, { at: 'otp-verification' });
    const code = await activationCode(page, opening);
    await giveCode(page, opening, another(code));
    await expect(heading(page, 'The code is incorrect')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/support');
    expect(await findViolations(page)).toEqual([]);
    // The one that was sent is good for four more tries, and can be typed again without a new one (G-179).
    await expect(main(page)).toContainText('Attempts left: 4');
    await press(page, 'Enter the code again');
    await expect(page.getByLabel('6-digit code')).toHaveValue('');
    await giveCode(page, opening, another(code));
    await expect(main(page)).toContainText('Attempts left: 3');
    const tryAgain = async (count: number) => {
      await expect(main(page)).toContainText('We will send a new code to your phone.');
      const asked = page.waitForRequest('**/api/register/resend_otp_verification*');
      await press(page, 'Try again');
      expect((await asked).postDataJSON()).toMatchObject({ AuthorizationReqId: opening.id, RECORD_STAT: 'ACTIVE' });
      await expect(page.getByLabel('6-digit code')).toBeVisible();
      await expect(page.getByLabel('6-digit code')).toHaveValue('');
      return activationCode(page, opening, count);
    };
    // It really comes, though a minute has not passed: at once, and after a reload.
    const second = await tryAgain(3);
    await giveCode(page, opening, another(second));
    await expect(heading(page, 'The code is incorrect')).toBeVisible();
    await page.reload();
    await expect(heading(page, 'The code is incorrect')).toBeVisible();
    const third = await tryAgain(4);
    await giveCode(page, opening, another(third));
    await expect(main(page)).toContainText('Attempts left: 4');
    await page.reload();
    await press(page, 'Enter the code again');
    await giveCode(page, opening, third);
    await expect(heading(page, 'Your code is correct')).toBeVisible();
  });

  test('a reload sends no second one, and after a minute another can be asked for [OTP-006 to OTP-008]', async ({
    page,
  }) => {
    await page.clock.install();
    const opening = await openingAt(page, { at: 'otp-verification' });
    await expect(page.getByLabel('6-digit code')).toBeVisible();
    let asked = 0;
    await page.route('**/api/register/resend_otp_verification*', (route) => {
      asked += 1;
      const Data = { OTPREFNO: 'ref-2', SENTMESSAGE: 'Sent again.', RESEND_AFTER: 60, RESENDS_LEFT: 2 };
      return route.fulfill({ json: { Data } });
    });
    await page.reload();
    const resend = page.getByRole('button', { name: opening.text('form.code.resend') });
    await expect(resend).toBeDisabled();
    expect(asked).toBe(0);
    await page.clock.pauseAt(Date.now() + 3_000);
    const shown = async () => Number(/New code in 0:(\d\d)/.exec(await main(page).innerText())?.[1]);
    const left = await shown();
    expect(left).toBeGreaterThan(3);
    for (const ticks of [1, 2, 3]) {
      await page.clock.runFor(1_000);
      await expect.poll(shown).toBe(left - ticks);
    }
    await page.clock.runFor((left - 3) * 1_000);
    await page.clock.resume();
    await resend.click();
    await expect(main(page)).toContainText('Sent again.');
    expect(asked).toBe(1);
    // Sixty seconds again.
    await expect(main(page)).toContainText(/New code in (1:00|0:5\d)/);
    await expect(resend).toBeDisabled();
  });

  test('what the server says to it is told under the field, and another may be asked for [OTP-008, OTP-011, ERR-030]', async ({
    page,
  }) => {
    const opening = await openingAt(page, { at: 'otp-verification' });
    await expect(page.getByLabel('6-digit code')).toBeVisible();
    const Details = [{ ErrorCode: 'X1', ErrorDescription: 'The bank could not read this code.' }];
    await page.route(verifyPath, (route) =>
      route.fulfill({ status: 400, json: { Error: { Message: 'No', Details, RequestId: 'r' } } }),
    );
    await giveCode(page, opening, '123456');
    await expect(page.getByLabel('6-digit code')).toHaveAccessibleDescription(/The bank could not read this code\./);
    await expect(page.getByRole('button', { name: opening.text('form.code.resend') })).toBeEnabled();
  });
});

test.describe('submitting', () => {
  test('that fails has a screen of its own, from where one tries again (G-118) [ACT-003 to ACT-007, ERR-025]', async ({
    page,
  }) => {
    const opening = await openingAt(page, { at: 'terms-and-conditions' });
    await press(page, 'Agree and Submit');
    // The bank does not answer when the code is given, nor afterwards.
    const code = await activationCode(page, opening);
    const Data = { IsVaid: true, IsSubmitted: false };
    await page.route(
      verifyPath,
      async (route) => {
        // A try all the same: the next code comes without a pause.
        await route.fetch({ postData: { ...route.request().postDataJSON(), OTPCode: another(code) } });
        await route.fulfill({ json: { Data } });
      },
      { times: 1 },
    );
    await page.route(submitPath, (route) => route.fulfill({ status: 500, json: {} }));
    await prove(page, opening);
    await expect(main(page)).toContainText('One last step: submit your application.');
    await press(page, 'Continue');
    await opening.expectStep('account-information');
    await expect(heading(page, 'We could not open your account')).toBeVisible();
    await expect(page).toHaveURL(/account-information$/);
    await expect(main(page)).toContainText(
      'Dear Customer, something went wrong. Please try again or contact customer service.',
    );
    await expect(page.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '/support');
    expect(await findViolations(page)).toEqual([]);
    const saved = page.waitForRequest('**/api/create-account/save/account*');
    const asked = page.waitForRequest('**/api/register/resend_otp_verification*');
    await press(page, 'Try again');
    expect((await saved).postDataJSON().Step).toMatchObject({ stepRouteNumber: 9, actionRemark: 'retry' });
    await asked;
    await opening.expectStep('otp-verification');
    await expect(heading(page, 'Enter the code from your phone')).toBeVisible();
    await page.unroute(submitPath);
    // The one that was used is used up: another has come.
    await giveCode(page, opening, await activationCode(page, opening, 3));
    await press(page, 'Continue');
    await opening.expectStep('account-activation');
  });

  test('without a network waits, and is done once it is back [NET-004]', async ({ page }) => {
    const opening = await openingAt(page, { at: 'otp-verification' });
    await prove(page, opening);
    await page.context().setOffline(true);
    await press(page, 'Continue');
    await expect(page.getByRole('button', { name: /^Waiting…$/ })).toBeVisible();
    await page.context().setOffline(false);
    await opening.expectStep('account-activation');
  });

  test('of what lacks something leads to the step that asks for it, and says so [SEC-004]', async ({ page }) => {
    const opening = await openingAt(page, { at: 'otp-verification' });
    const code = await activationCode(page, opening);
    const { Files } = await opening.stored();
    await opening.post('/upload/create-account/file_remove', {
      AuthorizationReqId: opening.id,
      LoginId: opening.customer.loginId,
      FileId: Files?.Signature?.SignatureId,
    });
    await giveCode(page, opening, code);
    await expect(page).toHaveURL(/personal-detail\?form=signature$/);
    await expect(main(page).getByRole('alert').or(main(page).getByRole('status'))).toContainText([
      'Something is missing here',
    ]);
    await page.goto(`/create-account/${opening.accountType}`);
    await expect(page).toHaveURL(/personal-detail\?form=signature$/);
  });
});
