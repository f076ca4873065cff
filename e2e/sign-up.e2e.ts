import { expect, test } from '@playwright/test';
import { languages } from './pages/addresses.ts';
import { codeSentTo, linkSentTo } from './pages/mailbox.ts';
import { openPage } from './pages/open-page.ts';
import { type Document, newPerson, SignUp } from './pages/sign-up.ts';

const documents: readonly Document[] = ['NRC', 'OLD_NRC', 'PASSPORT'];

// The browser asks before an unfinished sign-up is left; these people mean to.
test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

for (const language of languages) {
  for (const document of documents) {
    test(`somebody signs up by ${document} in ${language}, up to the verified e-mail [SUP-001, SUP-007 to SUP-009, SUP-011, SUP-012, SUP-016, SUP-027, SUP-028, SUP-030, SUP-035, SUP-037, SUP-038, SUP-044 to SUP-046, EML-001, EML-003]`, async ({
      page,
      request,
    }) => {
      const person = newPerson();
      const signUp = new SignUp(page, language);
      const checkedAt: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/register/check_nrc_email')) checkedAt.push(new URL(page.url()).pathname);
      });
      await openPage(page, '/signup', { language });
      await signUp.answerAll(person, document);
      expect(checkedAt).toEqual(['/signup/nrc']);
      await signUp.giveCode(await codeSentTo(request, person.phone));
      await signUp.expectStep('email-verify');
      await expect(page.getByRole('heading', { level: 1, name: signUp.text('signUp.email.title') })).toBeVisible();
      const lifetime = language === 'mm' ? '၂၄ နာရီ' : '24 hours';
      await expect(page.getByText(signUp.text('signUp.email.expires').replace('{time}', lifetime))).toBeVisible();
      // It says so for a few seconds, and then goes on by itself.
      const link = await linkSentTo(request, person.email);
      const verified = page.getByText(signUp.text('verifyEmail.verified.title')).first();
      await Promise.all([expect(verified).toBeVisible(), page.goto(link)]);
      await expect(page).toHaveURL(/\/login$/);
    });
  }
}

test('the first screen says what is needed, and leads to the first question (G-129) [PUB-013, SUP-006]', async ({
  page,
}) => {
  const { text } = new SignUp(page, 'en');
  await openPage(page, '/signup');
  await expect(page).toHaveURL(/\/signup\/get-started$/);
  const needs = ['signUp.getStarted.id', 'signUp.getStarted.phone', 'signUp.getStarted.email'].map(text);
  for (const need of needs) await expect(page.getByRole('main').getByText(need, { exact: true })).toBeVisible();
  const start = page.getByRole('link', { name: text('signUp.getStarted.start'), exact: true });
  await expect(start).toHaveAttribute('href', '/signup/name');
});

test('a reload at any step loses nothing but the password, and signing in is one step away (G-099) [SUP-003, NET-004, PUB-014]', async ({
  page,
  request,
}) => {
  const person = newPerson();
  const signUp = new SignUp(page, 'en');
  async function expectWayToLogin() {
    await expect(signUp.wayToLogin).toBeVisible();
    await expect(signUp.wayToLogin).toHaveAttribute('href', '/login');
    // One line of the bar.
    const heightOfLine = async () => (await signUp.wayToLogin.locator('..').boundingBox())?.height ?? 1000;
    await expect.poll(heightOfLine).toBeLessThan(60);
  }
  async function reload() {
    await page.reload();
    await expectWayToLogin();
  }

  await openPage(page, '/signup');
  await expectWayToLogin();
  await signUp.start();
  await signUp.giveName();
  await reload();
  await expect(signUp.field('signUp.name.fullName')).toHaveValue('MYA MYA AYE');
  await signUp.next('nrc');
  await signUp.giveNrc();
  await reload();
  await expect(signUp.field('identity.nrc.township')).toHaveValue(/^KAMAYA/);
  await expect(signUp.field('identity.nrc.number')).toHaveValue('123456');
  await signUp.next('gender');
  await signUp.giveGender();
  await reload();
  await signUp.next('dob');
  await signUp.giveBirthDate();
  await reload();
  await signUp.next('personal-info');
  await signUp.giveAddresses();
  await reload();
  await page.getByText(signUp.text('address.block.copied')).click();
  await expect(signUp.address('address.block.permanent').address).toHaveValue('NO 5, PYAY ROAD');
  await signUp.next('credential');
  await signUp.giveContact(person);
  await reload();
  await signUp.next('create-password');
  await signUp.givePassword(person);
  await reload();
  await expect(signUp.field('signUp.password.password')).toHaveValue('');
  await signUp.givePassword(person);
  await signUp.next('otp-verify');
  await page.goto('/signup');
  await signUp.expectStep('otp-verify');
  await expectWayToLogin();
  await signUp.giveCode(await codeSentTo(request, person.phone));
  await signUp.expectStep('email-verify');
  await page.reload();
  await signUp.expectStep('email-verify');
  await expect(page.getByText(person.email)).toBeVisible();
  await expect(signUp.wayToLogin).toHaveCount(0);
});

test('a step ahead of the saved one sends back, and /signup leads to the saved one [SUP-003, SUP-004]', async ({
  page,
}) => {
  const signUp = new SignUp(page, 'en');
  await openPage(page, '/signup');
  await signUp.start();
  await signUp.giveName();
  await signUp.next('nrc');
  for (const ahead of ['gender', 'credential', 'otp-verify', 'email-verify']) {
    await page.goto(`/signup/${ahead}`);
    await signUp.expectStep('nrc');
  }
  await page.goto('/signup');
  await signUp.expectStep('nrc');
});

test('a password is nowhere to be found in the browser (G-099)', async ({ page }) => {
  const person = newPerson();
  const signUp = new SignUp(page, 'en');
  await openPage(page, '/signup');
  await signUp.answerAll(person);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).toContain(person.email);
  expect(kept).not.toContain(person.password);
});

test('who leaves an unfinished sign-up is asked first [SUP-005, MIS-007]', async ({ page }) => {
  const signUp = new SignUp(page, 'en');
  await openPage(page, '/signup');
  await signUp.start();
  await signUp.giveName();
  await signUp.clickSignIn();
  await page.getByRole('button', { name: signUp.text('signUp.leave.stay') }).click();
  await signUp.expectStep('name');
  const asked = page.waitForEvent('dialog');
  await page.reload();
  expect((await asked).type()).toBe('beforeunload');
  await signUp.clickSignIn();
  await page.getByRole('button', { name: signUp.text('signUp.leave.leave'), exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('who has handed everything in may leave without being asked [SUP-005]', async ({ page }) => {
  const signUp = new SignUp(page, 'en');
  await openPage(page, '/signup');
  await signUp.answerAll(newPerson());
  await signUp.clickSignIn();
  await expect(page).toHaveURL(/\/login$/);
});

test('who goes back out of it is asked too, and finds everything again [SUP-005]', async ({ page }) => {
  const signUp = new SignUp(page, 'en');
  const question = page.getByRole('dialog', { name: signUp.text('signUp.leave.title') });
  const goBack = () => page.evaluate(() => history.back());
  await openPage(page, '/login');
  await page
    .getByRole('main')
    .getByRole('link', { name: signUp.text('login.link.signUp') })
    .click();
  await signUp.expectStep('get-started');
  await page.getByRole('link', { name: signUp.text('signUp.getStarted.start'), exact: true }).click();
  await signUp.giveName();
  await goBack();
  await signUp.expectStep('get-started');
  await expect(question).toBeHidden();
  await goBack();
  await expect(question).toBeVisible();
  await signUp.expectStep('get-started');
  await question.getByRole('button', { name: signUp.text('signUp.leave.stay') }).click();
  await expect(question).toBeHidden();
  await page.goForward();
  await expect(signUp.field('signUp.name.fullName')).toHaveValue('MYA MYA AYE');
  await page.evaluate(() => history.go(-2));
  await question.getByRole('button', { name: signUp.text('signUp.leave.leave'), exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goForward();
  await page.goForward();
  await expect(signUp.field('signUp.name.fullName')).toHaveValue('MYA MYA AYE');
});

test('the browser of Facebook is told how to get out of it, with an address that tells nothing [NET-006]', async ({
  browser,
}) => {
  const userAgent =
    'Mozilla/5.0 (Linux; Android 13; wv) AppleWebKit/537.36 Chrome/120.0 Mobile [FB_IAB/FB4A;FBAV/440.0;]';
  const context = await browser.newContext({ userAgent });
  const page = await context.newPage();
  await openPage(page, '/signup');
  const signUp = new SignUp(page, 'en');
  await expect(page.getByText(signUp.text('inApp.title').replace('{app}', 'Facebook'))).toBeVisible();
  await expect(page.getByText(/^http:\/\/[\w.:]+\/signup$/)).toBeVisible();
  await context.close();
});

test('with the phone verified nothing before the e-mail can be opened, by address or by Back [SUP-044]', async ({
  page,
  request,
}) => {
  const person = newPerson();
  const signUp = new SignUp(page, 'en');
  await openPage(page, '/signup');
  await signUp.answerAll(person);
  await signUp.giveCode(await codeSentTo(request, person.phone));
  const sentTo = page.getByText(person.email);
  await expect(sentTo).toBeVisible();
  await page.evaluate(() => history.back());
  await signUp.expectStep('email-verify');
  for (const earlier of ['get-started', 'name', 'otp-verify']) {
    await page.goto(`/signup/${earlier}`);
    await signUp.expectStep('email-verify');
    await expect(sentTo).toBeVisible();
  }
});
