import { expect, type Locator, type Page, test } from '@playwright/test';
import { accountClasses } from '@taga/reference/account-classes';
import { languages, publicPages } from './pages/addresses.ts';
import { createCustomer } from './pages/create-customer.ts';
import { demoCustomers, demoPassword, signInAsDemo } from './pages/demo-customers.ts';
import { findObstacles } from './pages/find-obstacles.ts';
import { findViolations } from './pages/find-violations.ts';
import { codeSentTo, linkSentTo } from './pages/mailbox.ts';
import { openPage } from './pages/open-page.ts';
import { PasswordReset } from './pages/password-reset.ts';
import { giveCredentials, signIn } from './pages/sign-in.ts';
import { newPerson, SignUp } from './pages/sign-up.ts';
import { textsOf } from './pages/texts.ts';

// A walk past many screens takes longer than any other test.
test.describe.configure({ timeout: 180_000 });

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

/** Goes to another page without loading it anew, whether a link leads there or not. */
async function changePage(page: Page, path: string) {
  await page.evaluate((to) => {
    (document.activeElement as HTMLElement | null)?.blur();
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** A page or a step that was just come to: its heading is read out first, and nothing stands in anybody's way. */
async function expectArrival(page: Page, where: string) {
  await expect(page.locator('main h1'), where).toBeFocused();
  await expect(page.locator('main [aria-busy="true"]'), where).toHaveCount(0);
  expect.soft(await findObstacles(page), where).toEqual([]);
}

async function expectDialog(page: Page, dialog: Locator) {
  await expect(dialog).toBeVisible();
  expect.soft(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  expect.soft(await findViolations(page)).toEqual([]);
  expect.soft(await findObstacles(page)).toEqual([]);
}

const february = { en: 'February', mm: 'ဖေဖော်ဝါရီ' };

for (const language of languages) {
  const text = textsOf(language);

  test(`every public page can be used by everybody in ${language} [A11-001]`, async ({ page }) => {
    await openPage(page, '/no-such-page', { language });
    for (const path of publicPages) {
      await changePage(page, path);
      await expectArrival(page, path);
    }
    await changePage(page, '/');
    await expectArrival(page, '/');
    await page
      .getByRole('button', { name: text('home.banner.tutorial') })
      .first()
      .click();
    await expectDialog(page, page.getByRole('dialog'));
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: text('layout.navigation.open') }).click();
    expect.soft(await findObstacles(page), 'the menu of a phone').toEqual([]);
  });

  test(`every step of the sign-up can be used by everybody in ${language}, dates by typing into three fields [A11-001, A11-005]`, async ({
    page,
    request,
  }) => {
    const person = newPerson();
    const signUp = new SignUp(page, language);
    const summary = page.getByRole('alert', { name: text('form.summary.title') });

    async function expectStep(step: string) {
      await expectArrival(page, step);
      expect.soft(await findViolations(page), step).toEqual([]);
    }
    /** Nothing is answered yet, so the list of what is missing takes the focus. */
    async function expectSummary(step: string) {
      await signUp.main.click();
      await expect(summary, step).toBeFocused();
      expect.soft(await findObstacles(page), `${step} with mistakes`).toEqual([]);
    }
    /** One question is left open, so its field takes the focus. */
    async function expectAtField(step: string) {
      await signUp.main.click();
      await expect(page.locator('main :is(input, select):focus'), step).toHaveCount(1);
      await expect(summary, step).toHaveCount(0);
      expect.soft(await findObstacles(page), `${step} with a mistake`).toEqual([]);
    }

    await openPage(page, '/signup', { language });
    await page.getByRole('link', { name: text('signUp.getStarted.start'), exact: true }).click();
    await expectStep('name');
    await expectSummary('name');
    await signUp.giveName();
    await expectDialog(page, await signUp.openSteps());
    await page.keyboard.press('Escape');
    await signUp.pressSignIn();
    await expectDialog(page, page.getByRole('dialog', { name: text('signUp.leave.title') }));
    await page.getByRole('button', { name: text('signUp.leave.stay') }).click();
    await signUp.next('nrc');
    await expectStep('nrc');
    for (const document of ['PASSPORT', 'OLD_NRC', 'NRC'] as const) {
      await signUp.chooseDocument(document);
      if (document === 'OLD_NRC') await expectAtField(document);
      else await expectSummary(document);
      expect.soft(await findViolations(page), document).toEqual([]);
    }
    await signUp.giveNrc();
    await signUp.next('gender');
    await expectStep('gender');
    await expectAtField('gender');
    await signUp.giveGender();
    await signUp.next('dob');
    await expectStep('dob');
    const month = page.getByRole('main').getByLabel(text('form.date.month'), { exact: true });
    await expect(month.getByRole('option', { name: february[language], exact: true })).toHaveAttribute('value', '2');
    await expectAtField('dob');
    await signUp.giveBirthDate();
    await signUp.next('personal-info');
    await expectStep('personal-info');
    await expectSummary('personal-info');
    await signUp.giveAddresses();
    await signUp.next('credential');
    await expectStep('credential');
    await expectSummary('credential');
    await signUp.giveContact(person);
    await signUp.next('create-password');
    await expectStep('create-password');
    await signUp.givePassword(person);
    await signUp.next('otp-verify');
    await expectStep('otp-verify');
    await signUp.giveCode(await codeSentTo(request, person.phone));
    await signUp.expectStep('email-verify');
    await expectStep('email-verify');
    // The same link again says that there is nothing left to do.
    const link = await linkSentTo(request, person.email);
    await page.goto(link);
    await expect(page).toHaveURL(/\/login$/);
    await page.goto(link);
    await expect(page.getByRole('link', { name: text('verifyEmail.already.signIn') })).toBeVisible();
    expect.soft(await findViolations(page), link).toEqual([]);
    expect.soft(await findObstacles(page), link).toEqual([]);
  });

  test(`a new password can be set by everybody in ${language} [A11-001]`, async ({ page, request }) => {
    const customer = await createCustomer(request);
    const reset = new PasswordReset(page, language);
    await openPage(page, '/login', { language });
    await page.getByRole('link', { name: text('login.link.forgot') }).click();
    await expectArrival(page, 'login id');
    await reset.askFor(customer.loginId);
    await expect(page).toHaveURL(/\/login\/otp-verify$/);
    await expectArrival(page, 'code');
    expect.soft(await findViolations(page), 'code').toEqual([]);
    await reset.giveCode(await codeSentTo(request, customer.phone, 2));
    await expect(page).toHaveURL(/\/login\/create-new-password$/);
    await expectArrival(page, 'password');
    expect.soft(await findViolations(page), 'password').toEqual([]);
    await reset.givePassword('Chindwin9Myit');
    await expect(page).toHaveURL(/\/login$/);
    await expectArrival(page, 'login');
  });

  test(`every page of a customer can be used by everybody in ${language} [A11-001]`, async ({ page }) => {
    // One session more than this one, so that the list of devices has a button.
    await signInAsDemo(page, 'existing', { language });
    await page.evaluate(() => localStorage.clear());
    await openPage(page, '/login', { language });
    await page.evaluate(() => sessionStorage.setItem('taga.email-verified', 'true'));
    await giveCredentials(page, demoCustomers.existing.loginId, demoPassword, { language });
    const told = page.getByRole('dialog', { name: text('form.existingCustomer.title') });
    await expectDialog(page, told);
    await told.getByRole('button', { name: text('form.actions.ok'), exact: true }).click();
    const verified = page.getByRole('dialog', { name: text('customer.verified.title') });
    await expectDialog(page, verified);
    await verified.getByRole('button', { name: text('customer.verified.ok'), exact: true }).click();
    await expect(verified).toBeHidden();
    const others = ['/account', '/profile', '/more', '/orders', '/inbox', '/start', '/support', '/myaccount'];
    const forCards = ['/credit-card-apply', '/create-etb-account/cash-current', '/etbAccount/bankaccount'];
    for (const path of [...others, ...forCards]) {
      await changePage(page, path);
      await expectArrival(page, path);
    }
    await page.getByRole('button', { name: text('layout.navigation.open') }).click();
    expect.soft(await findObstacles(page), 'the menu of a phone').toEqual([]);
  });

  test(`every product’s page and what comes up over it can be used by everybody in ${language} [A11-001]`, async ({
    page,
    request,
  }) => {
    await page.clock.install();
    await signIn(page, await createCustomer(request), { language });
    for (const { accountType } of accountClasses) {
      await changePage(page, `/account/${accountType}`);
      await expectArrival(page, `/account/${accountType}`);
    }
    const no = { Error: { Message: 'No', Details: [{ ErrorCode: 'X1', ErrorDescription: 'No' }], RequestId: '1' } };
    await page.route('**/api/create-account/info/by/account_class?*', (route) =>
      route.fulfill({ status: 400, json: no }),
    );
    await page.goto('/account/saving');
    await expectDialog(page, page.getByRole('dialog', { name: text('actionFailed.dialog.title') }));
    await page.goto('/more');
    await page.clock.fastForward(58.5 * 60_000);
    await expectDialog(page, page.getByRole('dialog', { name: text('sessionEnd.warning.title') }));
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
