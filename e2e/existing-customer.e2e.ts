import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page, type Route, test } from '@playwright/test';
import { demoCustomers, demoPassword } from './pages/demo-customers.ts';
import { createExistingCustomer, enter, existingCustomerScreens } from './pages/existing-customer.ts';
import { lookingAround } from './pages/look-around.ts';
import { openPage } from './pages/open-page.ts';
import { saveSession, signInOverWire } from './pages/opening.ts';

const cash = 50_000;
const deposit = 10_000;
const fees = { micr: 1_050, nonMicr: 550 };
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

/** The rows of the order as the specification lists them, and the button that is not printed. */
async function expectDocumentedOrder(page: Page, name: string): Promise<void> {
  const main = page.getByRole('main');
  for (const [label, value] of [
    ['Name', name],
    ['Customer ID', /^\d+$/],
    ['Account Opening Date', /20\d\d/],
    ['Account Type', 'Cash current'],
    ['Account Class', '137'],
    ['About Currency', /^MMK/],
  ] as const) {
    const row = main.locator('dt', { hasText: new RegExp(`^${label}$`) });
    await expect(row.locator('xpath=following-sibling::dd[1]')).toHaveText(value);
  }
  await expect(
    main.getByText(
      /collect your passbook, cheque book or debit card at the branch .* national ID and this account number/,
    ),
  ).toBeVisible();
  const download = main.getByRole('button', { name: 'Download', exact: true });
  await expect(download).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(download).toBeHidden();
  await page.emulateMedia({ media: null });
}

/** What the specification says of each page, in its own words, and where its Back leads. */
async function expectDocumented(page: Page, family: string, step: string): Promise<void> {
  const main = page.getByRole('main');
  const [routes, back] = documentedPages[step] ?? [];
  await expect(page).toHaveURL(new RegExp(`${routes?.[family === 'etbAccount' ? 0 : 1]}$`));
  for (const words of documentedWords[step] ?? []) await expect(main.getByText(words).first()).toBeVisible();
  if (step === 'personal-detail') {
    // Only to be looked at: nothing can be typed or chosen, and Cancel saves nothing.
    await expect(main.locator('input, select, textarea')).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'Cancel', exact: true })).toHaveAttribute(
      'href',
      '/account/cash-current',
    );
    await expect(main.getByRole('button', { name: 'Continue', exact: true })).toBeEnabled();
  }
  if (back) {
    const way = main.getByRole('link', { name: 'Back', exact: true });
    await expect(way).toHaveAttribute('href', new RegExp(`/${back}$`));
  }
}

/** The addresses in both families, and where Back leads to. */
const documentedPages: Record<string, [routes: [string, string], back?: string]> = {
  'personal-detail': [['/etbAccount/personal-detail', '/create-etb-account/cash-current/personal-detail']],
  introducers: [['/etbAccount/introducer-info', '/create-etb-account/cash-current/introducers'], 'personal-detail'],
  'choose-branch': [
    ['/etbAccount/choose-branch', '/create-etb-account/cash-current/choose-branch'],
    '(introducers|introducer-info)',
  ],
  'additional-services': [
    ['/etbAccount/further-services', '/create-etb-account/cash-current/additional-services'],
    'choose-branch',
  ],
  'summary-review': [
    ['/create-etb-account/cash-current/summary-review', '/create-etb-account/cash-current/summary-review'],
    '(additional-services|further-services)',
  ],
  'terms-and-conditions': [
    ['/create-etb-account/cash-current/terms-and-conditions', '/create-etb-account/cash-current/terms-and-conditions'],
    'summary-review',
  ],
};

const documentedWords: Record<string, string[]> = {
  'additional-services': ['Bank Chaque Book', '1,000 MMK stamp duty plus 50 MMK', '500 MMK plus 50 MMK'],
  'summary-review': [
    'Account Summary Review',
    'Dear Customer, Please double check your information to confirm.',
    'I have reviewed and confirm my KYC information and account class is correct.',
  ],
  'terms-and-conditions': ['Agree and Submit'],
};

for (const [who, path, language, chequeBook] of [
  ['an existing customer', etb, 'en', 'micr'],
  ['an existing customer', etb, 'mm', undefined],
  ['a card customer', card, 'mm', 'nonMicr'],
  ['a card customer', card, 'en', undefined],
] as const) {
  test(`${who} opens Cash Current ${chequeBook ? 'with' : 'without'} a cheque book in ${language}, to the kyat [ETB-001 to ETB-007, ETB-009, ETB-010, ETB-022, ETB-029 to ETB-032, ETB-034 to ETB-044, ETB-046, ETB-047, ETB-058 to ETB-066, API-049, API-052 to API-054, API-057, ANL-014 to ANL-022, CON-040 to CON-042, ROL-010, A11-001, I18-001]`, async ({
    page,
  }) => {
    const customer = await createExistingCustomer(page, cash, path === card);
    const wire = await enter(page, customer);
    const screens = existingCustomerScreens(page, language);
    const { text, press } = screens;
    const counted: unknown[] = [];
    const called: { path: string; body: Record<string, unknown> }[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.includes('/analytics/log_event')) counted.push(request.postDataJSON().action);
      else if (/\/api\/(account|download|register)\//.test(pathname)) {
        called.push({ path: pathname, body: request.postDataJSON() });
      }
    });
    const bodyOf = (path: string) => called.findLast((call) => call.path === path)?.body;
    // Once in each language with the eyes of everybody.
    const around = lookingAround(page, language);
    const lookAt = async (where: string) => (chequeBook ? around.lookAt(where) : undefined);
    const family = path === etb ? 'etbAccount' : 'create-etb-account';
    const at = async (step: string) => (language === 'en' ? expectDocumented(page, family, step) : undefined);
    await screens.open(path);
    if (language === 'en' && path === etb) await screens.chooseAccount(customer.accountNumber);
    else await screens.giveAccount(customer.accountNumber);
    await expect(page).toHaveURL(path === etb ? /\/etbAccount\/otp-verify$/ : /\/cash-current\/otp-verification$/);
    await lookAt('the code');
    await screens.walkToServices(customer, at);
    const resend = '/api/register/resend_otp_verification';
    expect(bodyOf(resend)).toMatchObject({ LOGIN_ID: customer.loginId, RECORD_STAT: 'ACTIVE' });
    const { USER_ID } = await wire.post('/api/auth/me', { LOGIN_ID: customer.loginId });
    expect(bodyOf('/api/account/verify_otp')).toEqual({
      LoginId: customer.loginId,
      OTPREFNO: expect.stringMatching(/.+/),
      OTPCODE: expect.stringMatching(/^\d{6}$/),
      UserId: USER_ID,
      ClientCode: 'ONB',
    });
    await at('additional-services');
    if (chequeBook) {
      await page.getByRole('radio', { name: text(`existing.chequeBook.${chequeBook}`) }).check({ force: true });
      await expect(page.getByRole('checkbox', { name: text('existing.chequeBook.card') })).toBeChecked();
    }
    await page.getByRole('checkbox', { name: 'MPU', exact: false }).check();
    if (language === 'en') await page.getByRole('checkbox', { name: 'E-Statement', exact: false }).check();
    await screens.walkToConfirmation(at);
    expect(bodyOf('/api/download/tnc')).toEqual({ type: '137', lang: language.toUpperCase() });
    if (language === 'en') {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'would you like to get your selected Further Services?',
      );
    }
    const listed = page.getByRole('list', { name: text('existing.confirmation.services') });
    await expect(listed.getByText(text('existing.confirmation.chequeBook'))).toHaveCount(chequeBook ? 1 : 0);
    await expect(listed.getByText('MPU')).toHaveCount(1);
    if (language === 'en') {
      const names = ['Passbook', 'MPU Card', 'E-Statement', ...(chequeBook ? ['Bank Cheque Book'] : [])];
      await expect(listed.getByRole('listitem')).toHaveText(names);
    }
    await lookAt('the services once more');
    expect(called.filter((call) => call.path === '/api/account/create')).toEqual([]);
    expect(await wire.balanceOf(customer.accountNumber)).toBe(cash);

    await press('existing.confirmation.continue');
    if (language === 'en') {
      await expect(page.getByText('Thank you for choosing us', { exact: true })).toBeVisible();
      await expect(
        page.getByText('Your account is successfully created. Please see details in inbox.', { exact: true }),
      ).toBeVisible();
      if (chequeBook) await expect(page.getByText('charges complete', { exact: true })).toBeVisible();
    }
    await expect(page.getByText(text('existing.confirmation.created'))).toBeVisible();
    await lookAt('Done');
    await expect.poll(() => counted).toEqual(countedSteps);
    // It is true by then, and the number that is shown is the account's.
    const [order] = await wire.orders();
    const { bankaccountNumber: opened } = await wire.post('/api/orders/getEtbOrderDetail', {
      Id: order?.AuthorizationReqId,
    });
    await expect(page.getByText(opened.replace(/.{4}(?=.)/g, '$& ')).first()).toBeVisible();
    const fee = chequeBook ? fees[chequeBook] : 0;
    expect(await wire.balanceOf(customer.accountNumber)).toBe(cash - deposit);
    expect(await wire.balanceOf(opened)).toBe(deposit - fee);
    const calls = called.map((call) => call.path).filter((path) => path.startsWith('/api/account/'));
    const ofChequeBook = chequeBook ? ['/api/account/service_subscription', '/api/account/charges'] : [];
    expect(calls).toEqual([
      '/api/account/verify_otp',
      '/api/account/create',
      ...ofChequeBook,
      '/api/account/fund_transfer',
    ]);
    if (chequeBook) expect(bodyOf('/api/account/charges')).toMatchObject({ ACC_NO: opened, Amount: fee });
    expect(bodyOf('/api/account/fund_transfer')).toMatchObject({
      DebitAccount: customer.accountNumber,
      CreditAccount: opened,
      Amount: 10_000,
      CurrencyCode: 'MMK',
    });

    await press('existing.confirmation.done');
    await expect(page).toHaveURL(/\/account$/);
    await page.goto('/inbox');
    await page.locator('main a[href^="/inbox/"]').first().click();
    await expect(page.getByText(opened.replace(/.{4}(?=.)/g, '$& '))).toBeVisible();
    await page.goto('/orders');
    await page.locator(`main a[href="/orders/etb/${order?.AuthorizationReqId}"]`).first().click();
    await expectCard(page, opened, screens);
    if (language === 'en') await expectDocumentedOrder(page, customer.name);
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

test('what is refused is told in the words of the specification, and nobody goes on [VAL-075, VAL-077 to VAL-079, ETB-018 to ETB-021, ETB-023 to ETB-028, ERR-030, ERR-033]', async ({
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
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/proxy/core_balance*', (route) => held.then(() => route.continue()), { times: 1 });
  await screens.giveAccount(stranger.accountNumber);
  // While the bank is asked, the button says so and does not answer.
  const busy = page.locator('button[aria-busy="true"]');
  await expect(busy).toHaveAttribute('aria-disabled', 'true');
  answer();
  await expect(page.getByRole('alert').getByText('account not allow', { exact: true })).toBeVisible();
  await expect(busy).toHaveCount(0);
  await screens.giveAccount(poor.accountNumber);
  await expect(page.getByRole('alert').getByText('insufficient balance', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/bankaccount$/);

  await enter(page, stranger);
  await screens.open(etb);
  await screens.giveAccount(stranger.accountNumber);
  await expect(page).toHaveURL(/\/otp-verify$/);
  await expect(page.getByText(/^We have sent a 6-digit code to \+959\*+\d{3}\.$/)).toBeVisible();
  await expect(screens.code).toHaveAttribute('inputmode', 'numeric');
  const again = page.getByRole('button', { name: 'Send the code again', exact: true });
  await expect(again).toHaveAccessibleDescription(/^New code in (1:00|0:[45]\d)$/);
  const countdown = () =>
    again.evaluate((button) => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent);
  const first = await countdown();
  await expect.poll(countdown).not.toBe(first);
  // Digits only.
  await screens.code.pressSequentially('12ab34-56');
  await expect(screens.code).toHaveValue('123456');
  await expect(page.getByRole('alert').getByText('invalid optcode', { exact: true })).toBeVisible();
  // After an error a new code can be asked for at once, and what was typed goes.
  await expect(again).not.toHaveAccessibleDescription(/^New code in/);
  const answered = page.waitForResponse('**/api/register/resend_otp_verification*');
  await again.click();
  expect((await answered).request().postDataJSON()).toMatchObject({ LOGIN_ID: stranger.loginId });
  await expect(screens.code).toHaveValue('');
  await expect(again).toHaveAccessibleDescription(/^New code in/);
  await page.route('**/api/register/resend_otp_verification*', (route) => route.fulfill(refused('TG1205', 20 * 60)));
  await screens.code.fill('000001');
  await again.click();
  await expect(page.getByText('No more codes can be sent here')).toBeVisible();
  await expect(page.getByText(/^You can try again in 20 minutes, at \d\d:\d\d (today|tomorrow)\.$/)).toBeVisible();
  await expect(again).toHaveCount(0);
  await expect(page).toHaveURL(/\/otp-verify$/);
});

test('Continue in two tabs is one account; a no is told in the dialog, and Done tries again [ETB-007 to ETB-009, ETB-041, ETB-045, ETB-048, ETB-051, ERR-031, ERR-034, REL-001, TNC-005, API-049]', async ({
  page,
  context,
}) => {
  const customer = await createExistingCustomer(page, cash);
  const wire = await enter(page, customer);
  const screens = existingCustomerScreens(page, 'en');
  await screens.open('/etbAccount/welcome');
  await expect(page).toHaveURL(/\/account\/cash-current$/);
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
  // The older address has no pages of its own from the summary on; typed in, it says where they are.
  await expect(page).toHaveURL(/\/create-etb-account\/cash-current\/summary-review$/);
  for (const [older, newer] of [
    ['terms-conditions', 'terms-and-conditions'],
    ['confirmation', 'confirmation'],
    ['summary-review', 'summary-review'],
  ]) {
    await screens.open(`/etbAccount/${older}`);
    const goOn = page.getByRole('link', { name: 'Continue', exact: true });
    await expect(goOn).toHaveAttribute('href', `/create-etb-account/cash-current/${newer}`);
  }
  await page.route('**/api/download/tnc*', (route) => route.fulfill({ json: { Data: { Path: '/tnc/told.pdf' } } }));
  await page.getByRole('link', { name: 'Continue', exact: true }).click();
  await page.getByRole('checkbox', { name: screens.text('openingEnd.summary.confirm') }).check();
  await screens.press('form.actions.next');
  const back = page.getByRole('link', { name: 'Back', exact: true });
  await expect(back).toHaveAttribute('href', /\/summary-review$/);
  const terms = page.getByRole('link', { name: screens.text('openingEnd.terms.download') });
  await expect(terms).toHaveAttribute('href', '/tnc/told.pdf');
  await screens.press('openingEnd.terms.agree');
  await expect(page).toHaveURL(/\/confirmation$/);
  // What was agreed to stays agreed to: from the saved step 7 on there is no way back to the summary.
  await back.click();
  await expect(page).toHaveURL(/\/terms-and-conditions$/);
  await expect(terms).toBeVisible();
  await expect(back).toHaveCount(0);
  await screens.press('openingEnd.terms.agree');
  const other = await context.newPage();
  await other.goto('/create-etb-account/cash-current');
  const otherContinue = other.getByRole('button', { name: 'Continue', exact: true });
  await expect(otherContinue).toBeVisible();

  const domainError = { Error: { Message: 'no', Details: [{ ErrorCode: 'TG1502', ErrorDescription: 'Not today.' }] } };
  const refusedOnce = { status: 400, json: domainError };
  await page.route('**/api/account/create*', (route) => route.fulfill(refusedOnce), { times: 1 });
  await screens.press('existing.confirmation.continue');
  const dialog = page.getByRole('dialog', { name: 'Action Failed' });
  await expect(dialog.getByText('Dear Customer', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Not today.', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Let me check other account' })).toHaveAttribute('href', '/account');
  await expect(dialog.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/support');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(screens.text('existing.confirmation.failed'))).toBeVisible();
  await expect(page.getByText(screens.text('existing.confirmation.created'))).toHaveCount(0);

  // Done asks again, does not answer meanwhile, and leads on once the account is there.
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/account/create*', (route) => held.then(() => route.continue()), { times: 1 });
  const done = page.locator('button[type="submit"]');
  await expect(done).toHaveText('Done');
  await done.click();
  await expect(done).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(screens.text('existing.confirmation.underWay'))).toBeVisible();
  answer();
  await expect(page.getByText(screens.text('existing.confirmation.created'))).toBeVisible();
  await otherContinue.click();
  await expect(other.getByRole('heading', { level: 1, name: 'Your account is open' })).toBeVisible();
  await done.click();
  await expect(page).toHaveURL(/\/account$/);
  expect(await wire.orders()).toHaveLength(1);
  expect(await wire.balanceOf(customer.accountNumber)).toBe(cash - deposit);

  // What breaks where nothing was started leads to the page that tries again.
  const confirmed = { baseRoute: card, stepRouteNumber: 8, stepRouteName: 'confirmation', stepNumber: 0 };
  const answerAs = (Status: string) => async (route: Route) => {
    const response = await route.fetch();
    const { Data } = await response.json();
    const Step = { ...confirmed, actionRemark: 'normal' };
    await route.fulfill({ response, json: { Data: { ...Data, Status, Step } } });
  };
  await page.route('**/api/create-account/get_account/by/login*', answerAs('INIT'));
  await page.route('**/api/account/create*', (route) => route.fulfill(down));
  await page.goto(card);
  await expect(page).toHaveURL(/\/account-information$/);
  await expect(page.getByText(screens.text('existing.failure.text'))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again', exact: true })).toBeEnabled();
  await expect(page.getByRole('main').getByRole('link', { name: 'Customer service' })).toHaveAttribute(
    'href',
    '/support',
  );
  // What the bank has refused permanently is not offered again.
  await page.route(/\/get_account(\?|$)/, answerAs('REJECTED'));
  await page.route('**/api/account/create*', (route) => route.fulfill(refusedOnce));
  await page.goto(card);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText(screens.text('existing.confirmation.rejected'))).toBeVisible();
  await done.click();
  await expect(page).toHaveURL(/\/account$/);
});

test('a quicker device takes nothing away; a fee that is refused is told as that, and Done leads on [ETB-033, ETB-045, API-051, API-053, BRN-009, REL-003]', async ({
  page,
}) => {
  const customer = await createExistingCustomer(page, cash, true);
  const wire = await enter(page, customer);
  const screens = existingCustomerScreens(page, 'en');
  await screens.open(card);
  await screens.giveAccount(customer.accountNumber);
  let branchSaved: Record<string, unknown> | undefined;
  page.on('request', (request) => {
    const body = request.url().includes('/save/account') ? request.postDataJSON() : undefined;
    if (body?.Step.stepRouteName === 'choose-branch') branchSaved ??= body;
  });
  await screens.walkToServices(customer);
  // Back to the branch shows what the server has, which another device has changed.
  const saveAsOtherDevice = (changes: object) => {
    const { Revision: _, ...body } = branchSaved ?? {};
    return wire.post('/api/create-account/save/account', { ...body, ...changes, SaveKey: randomUUID() });
  };
  await saveAsOtherDevice({ BranchTownshipId: 'MMR013044', BranchCode: '002' });
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(/\/choose-branch$/);
  await expect(page.getByLabel('Branch', { exact: true })).toHaveValue('002');
  // In the last hour this way has a dot where the other one has a hyphen.
  await page.clock.setFixedTime(new Date('2026-03-02T14:00:00+06:30'));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Closes soon · 3PM', { exact: true })).toBeVisible();
  await page.clock.setSystemTime(new Date());
  await screens.press('form.actions.next');
  await expect(page).toHaveURL(/\/additional-services$/);
  // A device that is quicker is told of, with what it changed, and what was chosen here stays.
  await page.getByRole('checkbox', { name: 'Bank Chaque Book' }).check();
  await saveAsOtherDevice({});
  await screens.press('form.actions.next');
  await expect(page.getByText('This application was changed on another device')).toBeVisible();
  const changed = page.getByRole('list', { name: 'Changed there:' });
  await expect(changed.getByRole('listitem')).toHaveText(['Choose Branch']);
  await expect(changed.getByRole('link', { name: 'Choose Branch' })).toHaveAttribute('href', /\/choose-branch$/);
  await expect(page.getByRole('checkbox', { name: 'Bank Chaque Book' })).toBeChecked();
  await screens.walkToConfirmation();
  const noFee = {
    Message: 'no',
    Details: [{ ErrorCode: 'TG1505', ErrorDescription: 'The fee was refused.' }],
    RequestId: 'r',
  };
  await page.route('**/api/account/charges*', (route) => route.fulfill({ status: 400, json: { Error: noFee } }));
  // An answer that does not come is asked for again by the page itself.
  const late = { Message: 'later', Details: [], RequestId: 'r', RetryAfter: 1 };
  await page.route('**/api/account/create*', (route) => route.fulfill({ status: 503, json: { Error: late } }), {
    times: 1,
  });
  await screens.press('existing.confirmation.continue');
  const dialog = page.getByRole('dialog', { name: 'Action Failed' });
  await expect(dialog.getByText('The fee was refused.', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Your account is successfully created. Please see details in inbox.')).toBeVisible();
  await expect(page.getByText('Your account is open. Your cheque book is not ready.')).toBeVisible();
  await expect(page.getByText('charges complete')).toHaveCount(0);
  const created: string[] = [];
  page.on('request', (request) => void (request.url().includes('/api/account/') && created.push(request.url())));
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  await expect(page).toHaveURL(/\/account$/);
  expect(created).toEqual([]);
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
