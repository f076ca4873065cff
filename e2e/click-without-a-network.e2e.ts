import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { languages } from './pages/addresses.ts';
import { createCustomer } from './pages/create-customer.ts';
import { openPage } from './pages/open-page.ts';
import { giveCredentials } from './pages/sign-in.ts';
import { newPerson, SignUp } from './pages/sign-up.ts';
import { textsOf } from './pages/texts.ts';
import { toastOf } from './pages/toast.ts';

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

const identityCheck = '/api/register/check_nrc_email';

/** What the server was asked by a call, each time it really got there. */
function watchCalls(page: Page, path: string): unknown[] {
  const bodies: unknown[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === path) bodies.push(request.postDataJSON());
  });
  return bodies;
}

/** At the question for the card, answered; the next page's file is there, as it is where somebody has started. */
async function answerIdentity(page: Page, language: 'en' | 'mm' = 'en'): Promise<SignUp> {
  const signUp = new SignUp(page, language);
  await openPage(page, '/signup', { language });
  await signUp.start();
  await signUp.giveName();
  await signUp.next('nrc');
  await signUp.giveNrc();
  await signUp.next('gender');
  await page.getByRole('link', { name: signUp.text('form.actions.back') }).click();
  await signUp.expectStep('nrc');
  return signUp;
}

const nextOf = (page: Page, signUp: SignUp) => page.getByRole('button', { name: signUp.text('form.actions.next') });
const waitingOf = (page: Page, signUp: SignUp) =>
  page.getByRole('button', { name: signUp.text('form.actions.waiting') });

async function clickOffline(page: Page, context: BrowserContext, signUp: SignUp) {
  await context.setOffline(true);
  await nextOf(page, signUp).click();
  await expect(waitingOf(page, signUp)).toHaveAttribute('aria-busy', 'true');
}

for (const language of languages) {
  test(`what is pressed without a network waits, says so, and goes on by itself, once, in ${language} [NET-005]`, async ({
    page,
    context,
  }) => {
    const signUp = await answerIdentity(page, language);
    const asked = watchCalls(page, identityCheck);
    await clickOffline(page, context, signUp);
    await expect(page.getByText(signUp.text('layout.offline.message'))).toBeVisible();
    await expect(toastOf(page, language)).toContainText(signUp.text('toast.error.networkText'));
    await context.setOffline(false);
    await signUp.expectStep('gender');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(toastOf(page, language)).toHaveCount(0);
    expect(asked).toHaveLength(1);
  });
}

test('what is changed in the meantime is what is sent [NET-005]', async ({ page, context }) => {
  const signUp = await answerIdentity(page);
  const asked = watchCalls(page, identityCheck);
  await clickOffline(page, context, signUp);
  await signUp.field('identity.nrc.number').fill('654321');
  await context.setOffline(false);
  await signUp.expectStep('gender');
  expect(asked).toEqual([expect.objectContaining({ UID_VALUE: expect.stringContaining('654321') })]);
});

test('what is made wrong in the meantime is not sent but said [NET-005]', async ({ page, context }) => {
  const signUp = await answerIdentity(page);
  const asked = watchCalls(page, identityCheck);
  await clickOffline(page, context, signUp);
  await signUp.field('identity.nrc.number').fill('12');
  await context.setOffline(false);
  await expect(page.getByRole('main')).toContainText(signUp.text('validation.nrc.numberWrong'));
  await signUp.expectStep('nrc');
  expect(asked).toEqual([]);
});

test('pressing again tries again, and anyone who leaves takes the press back [NET-005]', async ({ page, context }) => {
  const signUp = await answerIdentity(page);
  const asked = watchCalls(page, identityCheck);
  await clickOffline(page, context, signUp);
  await waitingOf(page, signUp).click();
  await expect(waitingOf(page, signUp)).toBeVisible();
  await page.getByRole('link', { name: signUp.text('form.actions.back') }).click();
  await signUp.expectStep('name');
  await context.setOffline(false);
  await expect(page.getByText(signUp.text('layout.offline.message'))).toBeHidden();
  await expect(nextOf(page, signUp)).toBeVisible();
  await signUp.expectStep('name');
  expect(asked).toEqual([]);
});

test('an answer that comes after somebody has gone back does not carry them off [NET-005]', async ({ page }) => {
  const signUp = await answerIdentity(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**${identityCheck}*`, async (route) => {
    await held;
    await route.continue();
  });
  const answered = page.waitForResponse((response) => response.url().includes(identityCheck));
  await nextOf(page, signUp).click();
  await page.getByRole('link', { name: signUp.text('form.actions.back') }).click();
  await signUp.expectStep('name');
  release();
  await (await answered).finished();
  await expect(signUp.field('signUp.name.fullName')).toHaveValue('MYA MYA AYE');
  await signUp.expectStep('name');
});

test('it goes on too where the browser never noticed that the network was gone [NET-005]', async ({ page }) => {
  const signUp = await answerIdentity(page);
  const asked = watchCalls(page, identityCheck);
  const isDown = { value: true };
  for (const path of ['**/api/**', '**/healthz']) {
    await page.route(path, (route) => (isDown.value ? route.abort('addressunreachable') : route.continue()));
  }
  await nextOf(page, signUp).click();
  await expect(waitingOf(page, signUp)).toBeVisible();
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  isDown.value = false;
  await signUp.expectStep('gender');
  await expect(page.getByText(signUp.text('layout.offline.message'))).toBeHidden();
  expect(asked).toHaveLength(1);
});

test('signing in goes on by itself as well [NET-005]', async ({ page, context, request }) => {
  const text = textsOf('en');
  const customer = await createCustomer(request);
  await openPage(page, '/login');
  // The files of the next page are there; only the call is not answered.
  await page.getByLabel(text('login.field.id'), { exact: true }).focus();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await giveCredentials(page, customer.loginId, customer.password);
  await expect(page.getByRole('button', { name: text('form.actions.waiting') })).toBeVisible();
  const asked = watchCalls(page, '/api/auth/login');
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/myaccount$/);
  expect(asked).toHaveLength(1);
});

test('a whole sign-up is submitted once, though the network breaks as it is sent [NET-005]', async ({
  page,
  context,
}) => {
  test.slow();
  const signUp = new SignUp(page, 'en');
  const person = newPerson();
  await openPage(page, '/signup');
  await signUp.answerAll(person);
  await page.goBack();
  await signUp.expectStep('create-password');
  await signUp.givePassword(person);
  const sent = watchCalls(page, '/api/register/submit');
  await clickOffline(page, context, signUp);
  await context.setOffline(false);
  await signUp.expectStep('otp-verify');
  expect(sent).toHaveLength(1);
});
