import { expect, type Page, test } from '@playwright/test';
import { createCustomer } from '../e2e/pages/create-customer.ts';
import { openPage } from '../e2e/pages/open-page.ts';
import { newPerson, SignUp } from '../e2e/pages/sign-up.ts';
import { textsOf } from '../e2e/pages/texts.ts';
import { print, totalBytes, watchFiles } from './fetched-files.ts';

/** Brotli bytes of the files that a page needs beyond those of the pages before it. */
const usualBytes = 15_000;
/** The question for the ID brings the letters of every township's cards along, in both scripts. */
const identityBytes = 25_000;
/** A forgotten password is asked for with the rules and the calls, and with what tells why it was refused. */
const resetBytes = 15_500;
/** All styles, in one file that comes once: with the first page after a drawn one, or when somebody begins to type. */
const stylesBytes = 9_000;

/** The rules, the calls and what loads and shows data: nobody waits for them, for they come while the password is typed. */
const typingBytes = 29_500;

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

test('no question of the sign-up is large', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const person = newPerson();
  const signUp = new SignUp(page, 'en');
  await openPage(page, '/signup/get-started');
  await page.waitForLoadState('networkidle');
  const expectSmall = measure(page);
  await page.getByRole('link', { name: signUp.text('signUp.getStarted.start'), exact: true }).click();
  await signUp.giveName();
  await expectSmall('name');
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
