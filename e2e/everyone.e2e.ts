import { expect, type Locator, type Page, test } from '@playwright/test';
import { nameMaxCharacters } from '@taga/contract/constants';
import { accountClasses } from '@taga/reference/account-classes';
import { languages, publicPages } from './pages/addresses.ts';
import { clearStorage } from './pages/clear-storage.ts';
import { createCustomer } from './pages/create-customer.ts';
import { demoCustomers, demoPassword, signInAsDemo } from './pages/demo-customers.ts';
import { lookingAround } from './pages/look-around.ts';
import { codeSentTo, linkSentTo } from './pages/mailbox.ts';
import { openPage } from './pages/open-page.ts';
import { PasswordReset } from './pages/password-reset.ts';
import { giveCredentials, signIn } from './pages/sign-in.ts';
import { newPerson, SignUp } from './pages/sign-up.ts';
import { textsOf } from './pages/texts.ts';

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

/** Goes to another page without loading it again, whether a link leads there or not. */
async function changePage(page: Page, path: string) {
  await page.evaluate((to) => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

const longestName = 'W'.repeat(nameMaxCharacters);
const february = { en: 'February', mm: 'ဖေဖော်ဝါရီ' };

for (const language of languages) {
  const text = textsOf(language);

  test(`every public page can be used by everybody in ${language} [A11-001, I18-001]`, async ({ page }) => {
    const { arriveAt, lookAt, lookAtDialog } = lookingAround(page, language);
    await openPage(page, '/no-such-page', { language });
    // A page that answers a press is alive, and follows a change of its address.
    await page.getByRole('button', { name: text('layout.navigation.open') }).click();
    await expect(page.getByRole('button', { name: text('layout.navigation.close') })).toBeVisible();
    for (const path of publicPages) {
      await changePage(page, path);
      await arriveAt(path);
    }
    await changePage(page, '/');
    await page
      .getByRole('button', { name: text('home.banner.tutorial') })
      .first()
      .click();
    await lookAtDialog(page.getByRole('dialog'), 'the tutorial');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: text('layout.navigation.open') }).click();
    await lookAt('the menu of a phone');
  });

  test(`every step of the sign-up can be used by everybody in ${language}, dates by typing into three fields [A11-001, A11-005, I18-001]`, async ({
    page,
    request,
  }) => {
    const person = newPerson();
    const signUp = new SignUp(page, language);
    const { arriveAt, expectHeading, lookAt, lookAtDialog } = lookingAround(page, language);
    const summary = page.getByRole('alert', { name: text('form.summary.title') });

    /** Nothing is answered yet, so the list of what is missing takes the focus. */
    async function expectSummary(step: string) {
      await signUp.main.click();
      await expect(summary, step).toBeFocused();
      await lookAt(`${step} with mistakes`);
    }
    /** One question is left open, so its field takes the focus. */
    async function expectAtField(step: string) {
      await signUp.main.click();
      await expect(page.locator('main :is(input, select):focus'), step).toHaveCount(1);
      await expect(summary, step).toHaveCount(0);
      await lookAt(`${step} with a mistake`);
    }

    await openPage(page, '/signup', { language });
    await page.getByRole('link', { name: text('signUp.getStarted.start'), exact: true }).click();
    await arriveAt('name');
    await expectSummary('name');
    await signUp.field('signUp.name.fullName').fill(longestName);
    await signUp.field('signUp.name.fatherName').fill(longestName);
    await lookAtDialog(await signUp.openSteps(), 'the sheet of steps');
    await page.keyboard.press('Escape');
    await signUp.clickSignIn();
    await lookAtDialog(page.getByRole('dialog', { name: text('signUp.leave.title') }), 'leaving');
    await page.getByRole('button', { name: text('signUp.leave.stay') }).click();
    await signUp.next('nrc');
    await expectHeading('nrc');
    for (const document of ['PASSPORT', 'OLD_NRC', 'NRC'] as const) {
      await signUp.chooseDocument(document);
      if (document === 'OLD_NRC') await expectAtField(document);
      else await expectSummary(document);
    }
    await signUp.giveNrc();
    await signUp.next('gender');
    await expectHeading('gender');
    await expectAtField('gender');
    await signUp.giveGender();
    await signUp.next('dob');
    await expectHeading('dob');
    const month = page.getByRole('main').getByLabel(text('form.date.month'), { exact: true });
    await expect(month.getByRole('option', { name: february[language], exact: true })).toHaveAttribute('value', '2');
    await expectAtField('dob');
    await signUp.giveBirthDate();
    await signUp.next('personal-info');
    await expectHeading('personal-info');
    await expectSummary('personal-info');
    await signUp.giveAddresses();
    await signUp.next('credential');
    await expectHeading('credential');
    await expectSummary('credential');
    await signUp.giveContact(person);
    await signUp.next('create-password');
    await arriveAt('create-password');
    await signUp.givePassword(person);
    await signUp.next('otp-verify');
    await arriveAt('otp-verify');
    await signUp.giveCode(await codeSentTo(request, person.phone));
    await signUp.expectStep('email-verify');
    await arriveAt('email-verify');
    // The same link again says that there is nothing left to do.
    const link = await linkSentTo(request, person.email);
    await page.goto(link);
    await expect(page).toHaveURL(/\/login$/);
    await page.goto(link);
    await expect(page.getByRole('link', { name: text('verifyEmail.already.signIn') })).toBeVisible();
    await lookAt('a link that was used');
  });

  test(`a new password can be set by everybody in ${language} [A11-001, I18-001]`, async ({ page, request }) => {
    const customer = await createCustomer(request);
    const reset = new PasswordReset(page, language);
    const { arriveAt, expectHeading } = lookingAround(page, language);
    await openPage(page, '/login', { language });
    await page.getByRole('link', { name: text('login.link.forgot') }).click();
    await expectHeading('login id');
    await reset.askFor(customer.loginId);
    await expect(page).toHaveURL(/\/login\/otp-verify$/);
    await arriveAt('code');
    await reset.giveCode(await codeSentTo(request, customer.phone, 2));
    await expect(page).toHaveURL(/\/login\/create-new-password$/);
    await arriveAt('password');
    await reset.givePassword('Chindwin9Myit');
    await expect(page).toHaveURL(/\/login$/);
    await arriveAt('login');
  });

  test(`every page of a customer can be used by everybody in ${language} [A11-001, I18-001]`, async ({ page }) => {
    const { arriveAt, lookAt, lookAtDialog } = lookingAround(page, language);
    // One session more than this one, so that the list of devices has a button.
    await signInAsDemo(page, 'existing', { language });
    await clearStorage(page);
    await openPage(page, '/login', { language });
    await page.evaluate(() => sessionStorage.setItem('taga.email-verified', 'true'));
    await giveCredentials(page, demoCustomers.existing.loginId, demoPassword, { language });
    const told = page.getByRole('dialog', { name: text('form.existingCustomer.title') });
    await lookAtDialog(told, 'the greeting of an existing customer');
    await told.getByRole('button', { name: text('form.actions.ok'), exact: true }).click();
    const verified = page.getByRole('dialog', { name: text('customer.verified.title') });
    await lookAtDialog(verified, 'a verified address');
    await verified.getByRole('button', { name: text('customer.verified.ok'), exact: true }).click();
    await expect(verified).toBeHidden();
    const others = ['/account', '/profile', '/more', '/orders', '/inbox', '/start', '/support', '/myaccount'];
    const shorter = [
      '/create-etb-account/cash-current/bankaccount',
      '/etbAccount/bankaccount',
      '/etbAccount/confirmation',
    ];
    const forCards = ['/credit-card-apply', '/credit-card-apply/applicant', '/renewal', ...shorter];
    for (const path of [...forCards, ...others]) {
      await changePage(page, path);
      await arriveAt(path);
    }
    await page.getByRole('button', { name: text('layout.navigation.open') }).click();
    await lookAt('the menu of a phone');
  });

  test(`every product’s page and what comes up over it can be used by everybody in ${language}, whatever their name [A11-001, I18-001]`, async ({
    page,
    request,
  }) => {
    const { arriveAt, lookAtDialog } = lookingAround(page, language);
    await page.clock.install();
    await signIn(page, await createCustomer(request, 'NRC', longestName), { language });
    const products = accountClasses.map(({ accountType }) => `/account/${accountType}`);
    for (const path of ['/profile', '/more', '/myaccount', ...products]) {
      await changePage(page, path);
      await arriveAt(path);
    }
    const no = { Error: { Message: 'No', Details: [{ ErrorCode: 'X1', ErrorDescription: 'No' }], RequestId: '1' } };
    await page.route('**/api/create-account/info/by/account_class?*', (route) =>
      route.fulfill({ status: 400, json: no }),
    );
    await page.goto('/account/saving');
    await lookAtDialog(page.getByRole('dialog', { name: text('actionFailed.dialog.title') }), 'a no of the bank');
    await page.goto('/more');
    await page.clock.fastForward(58.5 * 60_000);
    await lookAtDialog(page.getByRole('dialog', { name: text('sessionEnd.warning.title') }), 'the end of a session');
  });
}

test.describe('with the keyboard alone', () => {
  const text = textsOf('en');

  /** As often as it takes; a control that Tab never comes to is not there for these people. */
  async function tabTo(page: Page, control: Locator, key = 'Tab') {
    await expect(control).toBeVisible();
    const isThere = () => control.evaluate((element) => element === document.activeElement);
    for (let presses = 0; presses < 40 && !(await isThere()); presses += 1) await page.keyboard.press(key);
    await expect(control).toBeFocused();
  }

  test('somebody signs in, looks at an account and logs out [A11-001]', async ({ page, request }) => {
    const customer = await createCustomer(request);
    await openPage(page, '/login');
    await tabTo(page, page.getByLabel(text('login.field.id'), { exact: true }));
    await page.keyboard.type(customer.loginId);
    await tabTo(page, page.getByLabel(text('login.field.password'), { exact: true }));
    await page.keyboard.type(customer.password);
    await page.keyboard.press('Enter');
    await expect(page.locator('main h1')).toContainText(customer.name);
    await tabTo(page, page.locator('main a[href="/account/saving"]'));
    await page.keyboard.press('Enter');
    await expect(page.locator('main h1')).toHaveText(text('accounts.saving.shortName'));
    await tabTo(page, page.getByRole('button', { name: text('layout.navigation.open') }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: text('customer.menu.logout') }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('somebody answers the questions with lists to choose from [A11-001]', async ({ page }) => {
    const signUp = new SignUp(page, 'en');
    await openPage(page, '/signup');
    await tabTo(page, page.getByRole('link', { name: text('signUp.getStarted.start'), exact: true }));
    await page.keyboard.press('Enter');
    await tabTo(page, signUp.field('signUp.name.fullName'));
    await page.keyboard.type('mya mya aye');
    await tabTo(page, signUp.field('signUp.name.fatherName'));
    await page.keyboard.type('u hla');
    await page.keyboard.press('Enter');
    await signUp.expectStep('nrc');
    await tabTo(page, page.getByRole('radio', { name: text('identity.kind.NRC') }));
    await tabTo(page, signUp.field('identity.nrc.state'));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, signUp.field('identity.nrc.township'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await tabTo(page, signUp.field('identity.nrc.type'));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, signUp.field('identity.nrc.number'));
    await page.keyboard.type('123456');
    await tabTo(page, signUp.field('identity.nrc.backSerial'));
    await page.keyboard.type('ab123456');
    await page.keyboard.press('Enter');
    await signUp.expectStep('gender');
    await tabTo(page, page.getByRole('radio').first());
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('button', { name: text('form.actions.next') }));
    await page.keyboard.press('Enter');
    await signUp.expectStep('dob');
  });
});
