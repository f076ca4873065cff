import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { demoCustomers, demoPassword } from './pages/demo-customers.ts';
import { createExistingCustomer, enter, existingCustomerScreens } from './pages/existing-customer.ts';
import { lookingAround } from './pages/look-around.ts';
import { openPage } from './pages/open-page.ts';
import { saveSession, signInOverWire } from './pages/opening.ts';

const cash = 50_000;
const deposit = 10_000;
const fee = 1_050;
const etb = '/etbAccount/bankaccount';
const card = '/create-etb-account/cash-current';

/** What the way is counted as, from its first screen to its last. */
const countedSteps = [
  'BankAccount',
  'OtpVerificationStart',
  'PersonalDetailStart',
  'IntroducerInfoStart',
  'IntroducerInfoEnd',
  'ChooseBranchStart',
  'ChooseBranchEnd',
  'FurtherServicesStart',
  'FurtherServicesEnd',
  'SummaryReviewStart',
  'SummaryReviewEnd',
  'TermsAndConditionStart',
  'Confirmation',
];

const refused = (ErrorCode: string, RetryAfter?: number) => ({
  status: 400,
  json: { Error: { Message: 'No', Details: [{ ErrorCode, ErrorDescription: 'No' }], RequestId: 'r', RetryAfter } },
});

/** The message and the order of the new account, and its card on screen, on paper and as a file. */
async function expectCard(page: Page, accountNumber: string, words: ReturnType<typeof existingCustomerScreens>) {
  const { text } = words;
  const grouped = accountNumber.replace(/.{4}(?=.)/g, '$& ');
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await expect(page.getByText(text('accountCard.created'))).toBeVisible();
  await expect(page.getByText(grouped)).toBeVisible();
  for (const value of ['137', text('accountCard.value.currency'), text('accountCard.value.service')]) {
    await expect(page.getByText(value, { exact: true })).toBeVisible();
  }
  await words.press('accountCard.print');
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
  const [file] = await Promise.all([page.waitForEvent('download'), words.press('accountCard.download')]);
  expect(file.suggestedFilename()).toBe(`account-card-${accountNumber.slice(-4)}.pdf`);
  expect(
    readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
}

for (const [who, path, language, hasChequeBook] of [
  ['an existing customer', etb, 'en', true],
  ['an existing customer', etb, 'mm', false],
  ['a card customer', card, 'mm', true],
  ['a card customer', card, 'en', false],
] as const) {
  test(`${who} opens Cash Current ${hasChequeBook ? 'with' : 'without'} a cheque book in ${language}, to the kyat [ETB-001 to ETB-007, ETB-009, ETB-010, ETB-022, ETB-029 to ETB-044, ETB-046, ETB-047, ETB-059 to ETB-066, ANL-014 to ANL-022, CON-040, CON-041, ROL-010, A11-001, I18-001]`, async ({
    page,
  }) => {
    const customer = await createExistingCustomer(page, cash, path === card);
    const wire = await enter(page, customer);
    const screens = existingCustomerScreens(page, language);
    const { text, press } = screens;
    const counted: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/analytics/log_event')) counted.push(request.postDataJSON().action);
    });
    // Once in each language with the eyes of everybody.
    const around = lookingAround(page, language);
    const lookAt = async (where: string) => (hasChequeBook ? around.lookAt(where) : undefined);
    await screens.open(path);
    await screens.giveAccount(customer.accountNumber);
    await expect(page).toHaveURL(/\/otp-veri/);
    await lookAt('the code');
    await screens.walkToServices(customer);
    if (hasChequeBook) await page.getByRole('checkbox', { name: text('existing.chequeBook.card') }).check();
    await page.getByRole('checkbox', { name: 'MPU', exact: false }).check();
    await screens.walkToDone();
    const listed = page.getByRole('list', { name: text('existing.confirmation.services') });
    await expect(listed.getByText(text('existing.confirmation.chequeBook'))).toHaveCount(hasChequeBook ? 1 : 0);
    await expect(listed.getByText('MPU')).toHaveCount(1);
    await lookAt('the services once more');
    await press('existing.confirmation.continue');
    await expect(page.getByText(text('existing.confirmation.created'))).toBeVisible();
    await lookAt('Done');
    await expect.poll(() => counted).toEqual(countedSteps);
    expect(await wire.balanceOf(customer.accountNumber)).toBe(cash);

    await press('existing.confirmation.done');
    await expect(page).toHaveURL(/\/account$/);
    if (hasChequeBook) await expect(page.getByText(text('customer.opened.charges'))).toBeVisible();
    const [order] = await wire.orders();
    const { bankaccountNumber: opened } = await wire.post('/api/orders/getEtbOrderDetail', {
      Id: order?.AuthorizationReqId,
    });
    expect(await wire.balanceOf(customer.accountNumber)).toBe(cash - deposit);
    expect(await wire.balanceOf(opened)).toBe(deposit - (hasChequeBook ? fee : 0));

    await page.goto('/inbox');
    await page.locator('main a[href^="/inbox/"]').first().click();
    await expect(page.getByText(opened.replace(/.{4}(?=.)/g, '$& '))).toBeVisible();
    await page.goto('/orders');
    await page.locator(`main a[href="/orders/etb/${order?.AuthorizationReqId}"]`).first().click();
    await expectCard(page, opened, screens);
    await lookAt('the account card');
  });
}

test('the demo customer finds the product, the nine steps and the account entry under their documented names [ETB-011 to ETB-013, ETB-015 to ETB-017, CON-044]', async ({
  page,
}) => {
  const { loginId } = demoCustomers.existing;
  await saveSession(page, await signInOverWire(page.request, { loginId, password: demoPassword }));
  await openPage(page, '/account/cash-current', { screen: 'desktop' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('301 - Cash Current Account');
  await expect(page.getByText('A photo of your national ID card or passport')).toHaveCount(0);
  await page.getByRole('button', { name: 'Create Account', exact: true }).click();
  await expect(page).toHaveURL(/\/etbAccount\/bankaccount$/);
  const { text, number } = existingCustomerScreens(page, 'en');
  const steps = page.getByRole('region', { name: text('journey.steps.label') }).getByRole('listitem');
  await expect(steps).toContainText([
    'Bank Account Number',
    'OTP Verification',
    'Personal Details',
    "Introducer's Info",
    'Choose Branch',
    'Additional Information',
    'Summary Reviews',
    'Terms and Conditions',
    'Confirmation',
  ]);
  await expect(steps).toHaveCount(9);
  const entry = page.getByRole('main');
  await expect(entry.getByRole('textbox')).toHaveCount(1);
  await expect(number).toBeEditable();
  for (const words of [
    '301_Saving Individual_LCY',
    'MMK',
    'Cash Account - Current_Individual 137 MMK',
    text('existing.account.infoKyc'),
    'The initial deposit of 10,000 MMK is deducted from your existing account.',
  ]) {
    await expect(entry.getByText(words, { exact: true }).first()).toBeVisible();
  }
});

test('what is refused is told in the words of the specification, and nobody goes on [VAL-077 to VAL-079, ETB-018 to ETB-021, ETB-023 to ETB-028, ERR-030, ERR-033]', async ({
  page,
}) => {
  const poor = await createExistingCustomer(page, 9_999);
  const stranger = await createExistingCustomer(page, cash);
  await enter(page, poor);
  const screens = existingCustomerScreens(page, 'en');
  await screens.open('/etbAccount/otp-verify');
  // Without a code there is nothing to verify.
  await expect(page).toHaveURL(/\/etbAccount\/bankaccount$/);
  const go = page.getByRole('button', { name: 'Continue', exact: true });
  await screens.number.fill('00130');
  await expect(go).toBeDisabled();
  await screens.number.fill('001137');
  await expect(page.getByText('Account not allow', { exact: true })).toBeVisible();
  await expect(go).toBeDisabled();
  await screens.giveAccount(stranger.accountNumber);
  await expect(page.getByRole('alert').getByText('account not allow', { exact: true })).toBeVisible();
  await screens.giveAccount(poor.accountNumber);
  await expect(page.getByRole('alert').getByText('insufficient balance', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/bankaccount$/);

  await enter(page, stranger);
  await screens.open(etb);
  await screens.giveAccount(stranger.accountNumber);
  await expect(page).toHaveURL(/\/otp-verify$/);
  await expect(page.getByText(/^We have sent a 6-digit code to 09\*+\d{3}\.$/)).toBeVisible();
  await expect(screens.code).toHaveAttribute('inputmode', 'numeric');
  const again = page.getByRole('button', { name: 'Send the code again', exact: true });
  await expect(again).toHaveAccessibleDescription(/^New code in (1:00|0:\d\d)$/);
  await screens.code.fill('000000');
  await screens.press('existing.code.verify');
  await expect(page.getByRole('alert').getByText('invalid optcode', { exact: true })).toBeVisible();
  // A new one may be asked for at once; the server says that it is too soon.
  await again.click();
  await expect(page.getByText(/Please wait|too soon|wait/i).first()).toBeVisible();
  await expect(screens.code).toHaveValue('');
  await page.route('**/api/register/resend_otp_verification*', (route) => route.fulfill(refused('TG1205', 20 * 60)));
  await screens.code.fill('000001');
  await screens.press('existing.code.verify');
  await again.click();
  await expect(page.getByText('No more codes can be sent here')).toBeVisible();
  await expect(page.getByText(/^You can try again in 20 minutes, at \d\d:\d\d (today|tomorrow)\.$/)).toBeVisible();
  await expect(again).toHaveCount(0);
  await expect(page).toHaveURL(/\/otp-verify$/);
});

test('Done in two tabs is one account; a no is told in the dialog, and Done works again [ETB-008, ETB-009, ETB-045, ETB-048, ETB-051, ERR-031, ERR-034, REL-001]', async ({
  page,
  context,
}) => {
  const customer = await createExistingCustomer(page, cash);
  const wire = await enter(page, customer);
  const screens = existingCustomerScreens(page, 'en');
  await screens.open(etb);
  await screens.giveAccount(customer.accountNumber);
  // A token that has ended is renewed, and the code is verified with the new one.
  const ended = { status: 401, json: { Error: { Message: 'No', Details: [], RequestId: 'r' } } };
  await page.route('**/api/account/verify_otp*', (route) => route.fulfill(ended), { times: 1 });
  await screens.walkToServices(customer);
  const down = { status: 500, json: { Error: { Message: 'No', Details: [], RequestId: 'r' } } };
  await page.route('**/api/create-account/save/account*', (route) => route.fulfill(down), { times: 1 });
  await screens.press('form.actions.next');
  await expect(page.getByText(screens.text('journey.save.failed'))).toBeVisible();
  await expect(page).toHaveURL(/\/further-services$/);
  await screens.press('form.actions.next');
  // The older address has no summary of its own; typed in, it says where that is.
  await expect(page).toHaveURL(/\/create-etb-account\/cash-current\/summary-review$/);
  await screens.open('/etbAccount/summary-review');
  await page.getByRole('link', { name: 'Go on', exact: true }).click();
  await page.getByRole('checkbox', { name: screens.text('openingEnd.summary.confirm') }).check();
  await screens.press('form.actions.next');
  await screens.press('openingEnd.terms.agree');
  await screens.press('existing.confirmation.continue');
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/create-etb-account/cash-current');
  await expect(other.getByRole('button', { name: 'Done', exact: true })).toBeVisible();

  const domainError = { Error: { Message: 'no', Details: [{ ErrorCode: 'TG1502', ErrorDescription: 'Not today.' }] } };
  await page.route('**/api/account/create*', (route) => route.fulfill({ status: 400, json: domainError }), {
    times: 1,
  });
  await screens.press('existing.confirmation.done');
  const dialog = page.getByRole('dialog', { name: 'Action Failed' });
  await expect(dialog.getByText('Dear Customer', { exact: true })).toBeVisible();
  await expect(dialog.getByText(screens.text('errors.TG1502'))).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Let me check other account' })).toHaveAttribute('href', '/account');
  await expect(dialog.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/support');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(screens.text('existing.confirmation.created'))).toHaveCount(0);
  await page.route('**/api/account/create*', (route) => route.fulfill(down), { times: 1 });
  await screens.press('existing.confirmation.done');
  await expect(page).toHaveURL(/\/account-information$/);
  await expect(page.getByText(screens.text('existing.failure.text'))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again', exact: true })).toBeEnabled();
  await page.goBack();

  await Promise.all([
    screens.press('existing.confirmation.done'),
    other.getByRole('button', { name: 'Done', exact: true }).click(),
  ]);
  await expect(page).toHaveURL(/\/account$/);
  await expect(other).toHaveURL(/\/account$/);
  expect(await wire.orders()).toHaveLength(1);
  expect(await wire.balanceOf(customer.accountNumber)).toBe(cash - deposit);
  await other.goto('/create-etb-account/cash-current');
  await expect(other.getByRole('heading', { level: 1, name: 'Your account is open' })).toBeVisible();
});

test('the sample card is for everybody, and prints [PRT-001, PRT-002, PUB-024]', async ({ page }) => {
  const screens = existingCustomerScreens(page, 'en');
  await screens.open('/print');
  await expect(page.getByText('Bank Account Successfully Created')).toBeVisible();
  await expect(page.getByText('About Currency')).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
});
