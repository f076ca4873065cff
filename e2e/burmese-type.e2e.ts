import { expect, type Page, test } from '@playwright/test';
import { accountClasses } from '@taga/reference/account-classes';
import { publicPages } from './pages/addresses.ts';
import { createCustomer } from './pages/create-customer.ts';
import { demoCustomers, demoPassword, signInAsDemo } from './pages/demo-customers.ts';
import { findTornLines } from './pages/find-torn-lines.ts';
import { codeSentTo } from './pages/mailbox.ts';
import { openPage } from './pages/open-page.ts';
import { PasswordReset } from './pages/password-reset.ts';
import { giveCredentials } from './pages/sign-in.ts';
import { newPerson, SignUp } from './pages/sign-up.ts';
import { textsOf } from './pages/texts.ts';

// A walk past many screens takes longer than any other test.
test.describe.configure({ timeout: 180_000 });

const text = textsOf('mm');
const visit = { language: 'mm' } as const;

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

/** Texts in italics, spread, or with lines so near to each other that stacked letters touch. */
async function findBadSetting(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const leastOf = (element: Element) => (element.closest('h1, h2, h3, h4') ? 1.6 : 1.85);
    const hasBurmese = (element: Element) =>
      [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === 3 && /[\u1000-\u109f]/.test(nodeValue ?? ''),
      );
    return [...document.body.querySelectorAll('*')]
      .filter((element) => hasBurmese(element) && element.checkVisibility())
      .flatMap((element) => {
        const { fontStyle, letterSpacing, lineHeight, fontSize } = getComputedStyle(element);
        const ratio = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
        const isWell = fontStyle === 'normal' && letterSpacing === 'normal' && ratio >= leastOf(element) - 0.01;
        return isWell ? [] : [`${element.textContent}: ${fontStyle}, ${letterSpacing}, ${ratio.toFixed(2)}`];
      });
  });
}

/** What is on the screen now: every line begins with a word, and stacked letters have room. */
async function expectWellSet(page: Page, where: string) {
  await expect(page.locator('main [aria-busy="true"]'), where).toHaveCount(0);
  expect.soft(await findTornLines(page), where).toEqual([]);
  expect.soft(await findBadSetting(page), where).toEqual([]);
}

async function expectPages(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('h1').first(), path).toBeVisible();
    await expectWellSet(page, path);
  }
}

test('every public page ends its Burmese lines between words, never before a particle [I18-001]', async ({ page }) => {
  await openPage(page, '/no-such-page', visit);
  await expectPages(page, publicPages);
  await page.goto('/');
  await page
    .getByRole('button', { name: text('home.banner.tutorial') })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectWellSet(page, 'the tutorial');
});

test('so does every step of the sign-up, with its mistakes [I18-001]', async ({ page, request }) => {
  const person = newPerson();
  const signUp = new SignUp(page, 'mm');

  async function expectStep(step: string) {
    await signUp.expectStep(step);
    await expectWellSet(page, step);
  }
  async function expectMistakes(step: string) {
    await page.getByRole('button', { name: text('form.actions.next') }).click();
    await expect(page.locator('main [id$="-error"]').first(), step).toBeVisible();
    await expectWellSet(page, `${step} with mistakes`);
  }

  await openPage(page, '/signup', visit);
  await signUp.start();
  await expectStep('name');
  await expectMistakes('name');
  await signUp.giveName();
  await signUp.next('nrc');
  for (const document of ['PASSPORT', 'OLD_NRC', 'NRC'] as const) {
    await signUp.chooseDocument(document);
    await expectMistakes(document);
  }
  await signUp.giveNrc();
  await signUp.next('gender');
  await expectStep('gender');
  await expectMistakes('gender');
  await signUp.giveGender();
  await signUp.next('dob');
  await expectStep('dob');
  await expectMistakes('dob');
  await signUp.giveBirthDate();
  await signUp.next('personal-info');
  await expectStep('personal-info');
  await expectMistakes('personal-info');
  await signUp.giveAddresses();
  await signUp.next('credential');
  await expectStep('credential');
  await expectMistakes('credential');
  await signUp.giveContact(person);
  await signUp.next('create-password');
  await expectStep('create-password');
  await signUp.givePassword(person);
  await signUp.next('otp-verify');
  await expectStep('otp-verify');
  await signUp.giveCode(await codeSentTo(request, person.phone));
  await expectStep('email-verify');
});

test('so does every step to a new password [I18-001]', async ({ page, request }) => {
  const customer = await createCustomer(request);
  const reset = new PasswordReset(page, 'mm');
  await openPage(page, '/login', visit);
  await page.getByRole('link', { name: text('login.link.forgot') }).click();
  await expect(page).toHaveURL(/\/login\/forget-password$/);
  await expect(page.locator('main h1')).toBeFocused();
  await expectWellSet(page, 'login id');
  await reset.askFor(customer.loginId);
  await expect(page).toHaveURL(/\/login\/otp-verify$/);
  await expectWellSet(page, 'code');
  await reset.giveCode(await codeSentTo(request, customer.phone, 2));
  await expect(page).toHaveURL(/\/login\/create-new-password$/);
  await expectWellSet(page, 'new password');
});

test('so does every page of a customer, and what comes up over it [I18-001]', async ({ page }) => {
  await openPage(page, '/login', visit);
  await giveCredentials(page, demoCustomers.existing.loginId, demoPassword, visit);
  await expect(page.getByRole('dialog', { name: text('form.existingCustomer.title') })).toBeVisible();
  await expectWellSet(page, 'the greeting of an existing customer');
  await page.getByRole('button', { name: text('form.actions.ok'), exact: true }).click();
  await expect(page).toHaveURL(/\/myaccount$/);
  const own = ['/myaccount', '/account', '/profile', '/more', '/orders', '/inbox', '/start', '/support'];
  await expectPages(page, [
    ...own,
    '/credit-card-apply',
    '/create-etb-account/cash-current',
    '/etbAccount/bankaccount',
  ]);
});

test('so does the page of every product [I18-001]', async ({ page }) => {
  await signInAsDemo(page, 'existing', visit);
  await expectPages(
    page,
    accountClasses.map(({ accountType }) => `/account/${accountType}`),
  );
});
