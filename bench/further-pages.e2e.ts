import { expect, type Page, test } from '@playwright/test';
import { createCustomer } from '../e2e/pages/create-customer.ts';
import { demoCustomers, demoPassword } from '../e2e/pages/demo-customers.ts';
import { Introducers } from '../e2e/pages/introducers.ts';
import { codeSentTo } from '../e2e/pages/mailbox.ts';
import { openPage } from '../e2e/pages/open-page.ts';
import { createOpener, openingAt, saveSession, signInOverWire } from '../e2e/pages/opening.ts';
import { newPerson, SignUp } from '../e2e/pages/sign-up.ts';
import { textsOf } from '../e2e/pages/texts.ts';
import { print, totalBytes, watchFiles } from './fetched-files.ts';

/** Brotli bytes of the files that a page needs beyond those of the pages before it. */
const usualBytes = 15_500;
/** The first question of a sign-up brings what all of them are made of and checked with, and the offer to read a passport. */
const firstQuestionBytes = 22_000;
/** The question for the ID brings the letters of every township's cards along, in both scripts. */
const identityBytes = 27_100;
/** A forgotten password is asked for with the rules and the calls, and with what tells why it was refused. */
const resetBytes = 18_200;
/** All styles, in one file that comes once: with the first page after a drawn one, or when somebody begins to type. */
const stylesBytes = 9_300;

/** A map that draws itself, with the outlines of the country and where its towns are. */
const mapBytes = 39_000;

/** The rules, the calls, what loads and shows data, and the dashboard: nobody waits for them, for they come while the password is typed. */
const typingBytes = 38_200;

/** The frame of the wizard and all rules, with the first step: photos, a video, and sending both. Others have it before they press. */
const wizardBytes = 62_000;

/** Measures one page after another. The font is counted with the first visit, what calls answer not at all. */
function measure(page: Page) {
  const watched = watchFiles(page);
  let hasStyles = false;
  return async (what: string, maxBytes = usualBytes) => {
    const files = await watched.take();
    const scripts = files.filter(({ path }) => /^\/assets\/.+\.js$/.test(path));
    const styles = files.filter(({ path }) => path.endsWith('.css'));
    print(what, scripts, maxBytes);
    print(`${what}, styles`, styles, hasStyles ? 0 : stylesBytes);
    expect.soft(totalBytes(scripts), what).toBeLessThanOrEqual(maxBytes);
    expect.soft(totalBytes(styles), `${what}, styles`).toBeLessThanOrEqual(hasStyles ? 0 : stylesBytes);
    hasStyles ||= styles.length > 0;
  };
}

test.beforeEach(async ({ page }) => {
  // For who saves data nothing is fetched ahead: each page is counted when it is opened.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
});

test('no question of the sign-up is large', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const person = newPerson();
  const signUp = new SignUp(page, 'en');
  await openPage(page, '/signup/get-started');
  await page.waitForLoadState('networkidle');
  const expectSmall = measure(page);
  await page.getByRole('link', { name: signUp.text('signUp.getStarted.start'), exact: true }).click();
  await signUp.giveName();
  await expectSmall('name', firstQuestionBytes);
  const questions = [
    ['nrc', () => signUp.giveNrc()],
    ['gender', () => signUp.giveGender()],
    ['dob', () => signUp.giveBirthDate()],
    ['personal-info', () => signUp.giveAddresses()],
    ['credential', () => signUp.giveContact(person)],
    ['create-password', () => signUp.givePassword(person)],
  ] as const;
  for (const [step, answer] of questions) {
    await signUp.next(step);
    await answer();
    await expectSmall(step, step === 'nrc' ? identityBytes : usualBytes);
  }
  await signUp.next('otp-verify');
  await expectSmall('otp-verify');
});

test('a forgotten password costs little more than signing in', async ({ page }) => {
  const text = textsOf('en');
  await openPage(page, '/login');
  await page.waitForLoadState('networkidle');
  const expectSmall = measure(page);
  await page.getByRole('link', { name: text('login.link.forgot') }).click();
  await expect(page).toHaveURL(/forget-password$/);
  await expectSmall('/login/forget-password', resetBytes);
});

test('the pages of a customer are small, from the first one after signing in', async ({ page, request }) => {
  const text = textsOf('en');
  const customer = await createCustomer(request);
  // Events outlive the page they are sent from, and a browser does not say when they have arrived.
  await page.route('**/analytics/**', (route) => route.abort());
  await openPage(page, '/login');
  await page.waitForLoadState('networkidle');
  const expectSmall = measure(page);
  await page.getByLabel(text('login.field.id'), { exact: true }).fill(customer.loginId);
  await page.getByLabel(text('login.field.password'), { exact: true }).fill(customer.password);
  await expectSmall('while the password is typed', typingBytes);
  await page.getByRole('button', { name: text('login.action.signIn'), exact: true }).click();
  await expect(page).toHaveURL(/\/myaccount$/);
  await expectSmall('/myaccount');
  await page.locator('main a[href="/account/saving"]').first().click();
  await expect(page).toHaveURL(/\/account\/saving$/);
  await expectSmall('/account/saving');
});

test('the inbox and the orders are small, and what can be opened from them', async ({ page }) => {
  await page.route('**/analytics/**', (route) => route.abort());
  await saveSession(page, await signInOverWire(page.request, { ...demoCustomers.inbox, password: demoPassword }));
  await openPage(page, '/myaccount');
  await expect(page.locator('main a[href^="/inbox/"]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const expectSmall = measure(page);
  const open = async (link: string, what: string) => {
    // The oldest, which has been read: other tests look at those that have not.
    await page.locator(`${link}:visible`).last().click();
    await expect(page).toHaveURL(new RegExp(what));
    await expect(page.locator('html[data-pending]')).toHaveCount(0);
    await expect(page.locator('main h1:not(.sr-only)')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectSmall(what);
  };
  await open('a[href="/inbox"]', '/inbox$');
  await open('main a[href^="/inbox/"]', '/inbox/.+');
  await open('a[href="/orders"]', '/orders$');
  await open('main a[href^="/orders/"]', '/orders/.+');
});

test('no form of the personal detail is large, once the frame of the wizard is there', async ({ page }) => {
  const text = textsOf('en');
  const opener = await createOpener(page);
  await page.route('**/analytics/**', (route) => route.abort());
  await openPage(page, '/account/saving');
  await page.waitForLoadState('networkidle');
  const expectSmall = measure(page);
  await page.getByRole('button', { name: text('products.open.create'), exact: true }).click();
  await expect(page).toHaveURL(/biomatric$/);
  await expectSmall('the wizard with its first step', wizardBytes);
  await opener.leave('biomatric');
  for (const step of ['review', 'occupation', 'signature'] as const) {
    await page.evaluate((path) => history.pushState({ idx: 1 }, '', path), opener.pathOf(''));
    await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
    await expect(
      page.getByRole('main').getByRole('button', { name: text('form.actions.next'), exact: true }),
    ).toBeVisible();
    await expectSmall(step);
    await opener.leave(step);
  }
});

test('the question for introducers is small, and brings the letters of cards along only for who has some', async ({
  page,
}) => {
  await page.route('**/analytics/**', (route) => route.abort());
  const { back, expectStep } = await openingAt(page, {
    at: 'choose-branch',
    answers: { introducers: { wanted: 'no' } },
  });
  // Who goes down to the buttons passes the map, which is not this question's.
  await page.locator('[data-map]').scrollIntoViewIfNeeded();
  await expect(page.locator('.map-pin svg')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const expectSmall = measure(page);
  await back.click();
  await expectStep('introducers');
  await expectSmall('introducers');
  await new Introducers(page, 'en').choose('yes');
  await expectSmall('two introducers with their cards', identityBytes);
});

test('the question for the branch is small, and the map comes to who looks at it', async ({ page }) => {
  await page.route('**/analytics/**', (route) => route.abort());
  const { next, expectStep } = await openingAt(page, { at: 'introducers' });
  await new Introducers(page, 'en').choose('no');
  await page.waitForLoadState('networkidle');
  const expectSmall = measure(page);
  await next.click();
  await expectStep('choose-branch');
  // The only branch of the customer's township is chosen already.
  await expect(page.getByRole('heading', { name: 'Ahlone Branch' })).toBeVisible();
  await expectSmall('choose-branch');
  await page.locator('[data-map]').scrollIntoViewIfNeeded();
  await expect(page.locator('.map-pin svg')).toBeVisible();
  await expectSmall('the map', mapBytes);
});

test('the end of opening an account is small, from the services to the activation', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.route('**/analytics/**', (route) => route.abort());
  const opening = await openingAt(page, { at: 'additional-services', screen: 'desktop' });
  const { text } = opening;
  await page.goto(opening.pathOf('choose-branch'));
  await opening.expectStep('choose-branch');
  await page.waitForLoadState('networkidle');
  const expectSmall = measure(page);
  await page.getByRole('link', { name: text('opening.step.additional-services') }).click();
  await opening.expectStep('additional-services');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await expectSmall('additional-services');
  await opening.next.click();
  await opening.expectStep('summary-review');
  await page.getByLabel(text('openingEnd.summary.confirm')).check();
  await expectSmall('summary-review');
  await opening.next.click();
  await opening.expectStep('terms-and-conditions');
  await expectSmall('terms-and-conditions');
  await press(text('openingEnd.terms.agree'));
  await opening.expectStep('otp-verification');
  await expectSmall('otp-verification');
  await page.getByLabel(text('form.code.label')).fill(await codeSentTo(page.request, opening.customer.phone, 2));
  await press(text('openingEnd.code.continue'));
  await opening.expectStep('account-activation');
  await expectSmall('account-activation');
});
