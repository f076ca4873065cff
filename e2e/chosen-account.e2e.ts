import { expect, test } from '@playwright/test';
import { languages } from './pages/addresses.ts';
import { clearStorage } from './pages/clear-storage.ts';
import { createCustomer } from './pages/create-customer.ts';
import { demoCustomers, demoPassword, signInAsDemo } from './pages/demo-customers.ts';
import { codeSentTo, linkSentTo } from './pages/mailbox.ts';
import { openAsleep } from './pages/open-asleep.ts';
import { openPage } from './pages/open-page.ts';
import { giveCredentials, signIn } from './pages/sign-in.ts';
import { newPerson, SignUp } from './pages/sign-up.ts';
import { textsOf } from './pages/texts.ts';

const text = textsOf('en');

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

for (const language of languages) {
  test(`a visitor reads all about an account in ${language} without signing in [PUB-002]`, async ({ page }) => {
    const words = textsOf(language);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) calls.push(request.url());
    });
    await openPage(page, '/', { language });
    await page
      .getByRole('main')
      .getByRole('link', { name: words('accounts.cash-saving.shortName'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/start\/cash-saving$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('accounts.cash-saving.shortName'));
    for (const id of ['products.benefits.title', 'products.fact.title', 'products.documents.title']) {
      await expect(page.getByRole('region', { name: words(id), exact: true })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: words('products.terms.download') })).toBeVisible();
    expect(calls).toEqual([]);
  });
}

test('the account that a visitor chose waits through the whole sign-up', async ({ page, request }) => {
  const person = newPerson();
  const signUp = new SignUp(page, 'en');
  await openPage(page, '/start/call-individual');
  await page.getByRole('link', { name: text('products.visitor.open'), exact: true }).click();
  await signUp.expectStep('get-started');
  const chosen = text('signUp.getStarted.chosenTitle').replace('{account}', text('accounts.call-individual.shortName'));
  await expect(page.getByText(chosen)).toBeVisible();
  await signUp.answerAll(person);
  await signUp.giveCode(await codeSentTo(request, person.phone));
  await signUp.expectStep('email-verify');
  await page.goto(await linkSentTo(request, person.email));
  await expect(page).toHaveURL(/\/login$/);
  await giveCredentials(page, person.email, person.password);
  await expect(page).toHaveURL(/\/account\/call-individual$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('accounts.call-individual.shortName'));
  // Once: the next sign-in leads to the dashboard like everybody's.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.removeItem('taga.user'));
  await openPage(page, '/login');
  await giveCredentials(page, person.email, person.password);
  await expect(page).toHaveURL(/\/myaccount$/);
});

test('a press before the page is alive is not forgotten', async ({ page }) => {
  const wake = await openAsleep(page, '/start/saving');
  await page.getByRole('link', { name: text('products.visitor.open'), exact: true }).click();
  await page.waitForURL(/\/signup/, { waitUntil: 'commit' });
  wake();
  const chosen = text('signUp.getStarted.chosenTitle').replace('{account}', text('accounts.saving.shortName'));
  await expect(page.getByText(chosen)).toBeVisible();
});

test('who signs in from the page of an account comes back to it', async ({ page, request }) => {
  const customer = await createCustomer(request);
  await openPage(page, '/start/saving');
  await page
    .getByRole('main')
    .getByRole('link', { name: text('products.visitor.signIn'), exact: true })
    .click();
  await giveCredentials(page, customer.loginId, customer.password);
  await expect(page).toHaveURL(/\/account\/saving$/);
});

test('the customers’ page of an account stays guarded, and is where the sign-in leads [SES-010, SES-014]', async ({
  page,
  request,
}) => {
  const customer = await createCustomer(request);
  await openPage(page, '/contact');
  await page.goto('/account/cash-current');
  await expect(page).toHaveURL(/\/login$/);
  await giveCredentials(page, customer.loginId, customer.password);
  await expect(page).toHaveURL(/\/account\/cash-current$/);
});

test('who came for a card goes to the card, whatever was looked at before [LOG-005]', async ({ page }) => {
  await openPage(page, '/start/saving');
  await page
    .getByRole('main')
    .getByRole('link', { name: text('products.visitor.signIn'), exact: true })
    .click();
  await giveCredentials(page, demoCustomers.card.loginId, demoPassword);
  const told = page.getByRole('dialog', { name: text('form.existingCustomer.title') });
  await told.getByRole('button', { name: text('form.actions.ok'), exact: true }).click();
  await expect(page).toHaveURL(/\/credit-card-apply$/);
});

test('a customer has a page of their own for each account', async ({ page, request }) => {
  await signIn(page, await createCustomer(request));
  await page.goto('/start/saving');
  await expect(page).toHaveURL(/\/account\/saving$/);
  await clearStorage(page);
  await signInAsDemo(page, 'existing');
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: text('accounts.saving.shortName'), exact: true })
    .click();
  await expect(page).toHaveURL(/\/account\/saving$/);
});
