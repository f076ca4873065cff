import { expect, type Page, test } from '@playwright/test';
import { accountClasses } from '@taga/reference/account-classes';
import { languages } from './pages/addresses.ts';
import { clearStorage } from './pages/clear-storage.ts';
import { createCustomer } from './pages/create-customer.ts';
import { signInAsDemo } from './pages/demo-customers.ts';
import { findViolations } from './pages/find-violations.ts';
import { signIn } from './pages/sign-in.ts';
import { textIds, textsOf } from './pages/texts.ts';

const text = textsOf('en');
const infoPath = '/api/create-account/info/by/account_class';

function openButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: text('products.open.create'), exact: true });
}

/** What the page asks the bank about the account. */
function watchInfo(page: Page) {
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().includes(infoPath)) asked.push(request.postDataJSON());
  });
  return asked;
}

/** Each product is looked at on every screen in everyone.e2e.ts. */
const screenOf = { en: 'desktop', mm: 'phone' } as const;

for (const language of languages) {
  const screen = screenOf[language];
  test(`every product has its page in ${language} on a ${screen}: description, benefits, facts, documents, terms, video [PRD-002, PRD-004 to PRD-007, PRD-009, PRD-010, PRD-042]`, async ({
    page,
    request,
  }) => {
    const words = textsOf(language);
    const main = page.getByRole('main');
    const section = (id: string) => main.getByRole('region', { name: words(id), exact: true });
    await signIn(page, await createCustomer(request), { language, screen });
    for (const { accountType, code, interestTiers } of accountClasses) {
      await page.goto(`/account/${accountType}`);
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(words(`accounts.${accountType}.shortName`));
      await expect(main.getByText(`${words(`accountList.${accountType}.name`)} · ${code}`)).toBeVisible();
      await expect(section('products.benefits.title').getByRole('listitem')).toHaveCount(3);
      const documents = section('products.documents.title').getByRole('listitem');
      await expect(documents).toHaveText(
        ['identityPhoto', 'faceRecognition', 'introducer', 'signaturePhoto', 'initialDeposit'].map((key) =>
          words(`products.documents.${key}`),
        ),
      );
      await expect(section('products.fact.title')).toContainText(words('products.fact.deposit'));
      await expect(section('products.illustration.title')).toHaveCount(interestTiers.length > 0 ? 1 : 0);
      await expect(section('products.terms.title').getByRole('link')).toHaveAttribute(
        'href',
        `/tnc/${code}-Terms&Conditions-${language.toUpperCase()}.pdf`,
      );
      await expect(main.getByRole('button', { name: words('tutorial.video.play') })).toBeVisible();
      await expect(main.locator('button[aria-busy]')).toHaveCount(0);
      expect(await findViolations(page), accountType).toEqual([]);
      const shown = (await page.locator('body').textContent()) ?? '';
      expect(textIds().filter((id) => shown.includes(id))).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, accountType).toBeLessThanOrEqual(0);
    }
  });

  test(`the terms can be downloaded, and the video plays, in ${language} [PRD-005, PRD-006]`, async ({
    page,
    request,
  }) => {
    const words = textsOf(language);
    await signIn(page, await createCustomer(request), { language });
    await page.goto('/account/saving');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: words('products.terms.download') }).click();
    expect((await download).suggestedFilename()).toContain('301-Terms');
    const answer = await request.get(`/tnc/301-Terms&Conditions-${language.toUpperCase()}.pdf`);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    await page.getByRole('button', { name: words('tutorial.video.play') }).click();
    const videos = page.locator('main video source');
    await expect(videos.first()).toHaveAttribute('src', `/media/tutorial-${language}-portrait.webm`);
    await expect(videos.last()).toHaveAttribute('src', `/media/tutorial-${language}-portrait.mp4`);
  });
}

test('the list shows all eight, and says which one another ID is needed for (G-057) [PRD-001, PRD-012, PRD-013, ROL-016]', async ({
  page,
  request,
}) => {
  const main = page.getByRole('main');
  await signIn(page, await createCustomer(request));
  await page.goto('/account');
  // The eight accounts, and the credit card beside them.
  await expect(main.locator('article')).toHaveCount(9);
  await expect(main.locator('a[href^="/account/"]')).toHaveCount(7);
  const closed = (name: string) => main.locator('article').filter({ hasText: text(name) });
  await expect(closed('customer.closed.needsPassport')).toContainText(text('accountList.current-resident.name'));

  await clearStorage(page);
  await signInAsDemo(page, 'passport');
  await page.goto('/account');
  await expect(main.locator('article')).toHaveCount(9);
  await expect(closed('customer.closed.needsNationalId')).toContainText(text('accountList.current-nonresident.name'));
  await expect(main.locator('a[href="/account/current-resident"]')).toHaveCount(1);
});

test('the page of an account that the ID does not fit says so, and asks the bank nothing [PRD-013, ROL-016]', async ({
  page,
  request,
}) => {
  const asked = watchInfo(page);
  await signIn(page, await createCustomer(request));
  await page.goto('/account/current-resident');
  await expect(openButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(openButton(page)).toHaveAccessibleDescription(text('customer.closed.needsPassport'));
  await expect(page.getByLabel(text('products.currency.label'))).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('the way back leads to the list [PRD-008]', async ({ page, request }) => {
  await signIn(page, await createCustomer(request));
  await page.goto('/account/saving');
  await page.getByRole('link', { name: text('form.actions.back') }).click();
  await expect(page).toHaveURL(/\/account$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('customer.accounts.title'));
});

test('a foreign-currency account waits for one of three currencies (G-005) [PRD-011, PRD-024, API-037, VAL-076]', async ({
  page,
  request,
}) => {
  const asked = watchInfo(page);
  const customer = await createCustomer(request);
  await signIn(page, customer);
  await page.goto('/account/current-nonresident');
  const currency = page.getByLabel(text('products.currency.label'), { exact: true });
  await expect(currency).toBeVisible();
  expect(
    await currency.locator('option').evaluateAll((options) => options.map((option) => option.getAttribute('value'))),
  ).toEqual(['', 'EUR', 'SGD', 'USD']);
  await expect(openButton(page)).toHaveAccessibleDescription(text('products.open.needsCurrency'));
  await expect(openButton(page)).toHaveAttribute('aria-disabled', 'true');
  expect(asked).toEqual([]);

  // Past another one: only the last choice is asked about, once it has stood for a second.
  await currency.selectOption('EUR');
  await currency.selectOption('USD');
  await expect(page.getByRole('button', { name: text('products.open.asking') })).toBeVisible();
  await expect(openButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  expect(asked).toEqual([{ LoginId: customer.loginId, AccountClass: '108', Currency: 'USD', IsFCY: true }]);

  await page.goto('/account/saving');
  await expect(openButton(page)).not.toHaveAttribute('aria-disabled', 'true');
  await expect(currency).toHaveCount(0);
  expect(asked.at(-1)).toEqual({ LoginId: customer.loginId, AccountClass: '301', Currency: 'MMK', IsFCY: false });
});

test('another currency waits for an answer of its own [PRD-024, VAL-076]', async ({ page, request }) => {
  await signIn(page, await createCustomer(request));
  await page.clock.install();
  await page.goto('/account/current-nonresident');
  const currency = page.getByLabel(text('products.currency.label'), { exact: true });
  const asking = page.getByRole('button', { name: text('products.open.asking') });
  await currency.selectOption('USD');
  await expect(openButton(page)).not.toHaveAttribute('aria-disabled', 'true');

  // With the clock held, the new choice is not even asked about.
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 60_000)));
  await currency.selectOption('EUR');
  await expect(asking).toBeVisible();

  let answer = () => {};
  const isAsked = new Promise<void>((resolve) => {
    void page.route(`**${infoPath}?*`, (route) => {
      answer = () => void route.continue();
      resolve();
    });
  });
  await page.clock.resume();
  await isAsked;
  await expect(asking).toBeVisible();
  answer();
  await expect(openButton(page)).not.toHaveAttribute('aria-disabled', 'true');
});

test('the illustration can be played with, in Burmese digits too', async ({ page, request }) => {
  const words = textsOf('mm');
  await signIn(page, await createCustomer(request), { language: 'mm' });
  await page.goto('/account/saving');
  const illustration = page.getByRole('region', { name: words('products.illustration.title') });
  const results = illustration.locator('dd');
  await expect(results).toHaveText(['၆%', '၆၀,၀၀၀ ကျပ်', '၁,၀၆၀,၀၀၀ ကျပ်']);
  const amount = illustration.getByLabel(words('products.illustration.amount'), { exact: true });
  await amount.fill('၂၀၀၀၀၀၀');
  await expect(amount).toHaveValue('၂,၀၀၀,၀၀၀');
  const months = illustration.getByRole('slider');
  await months.focus();
  await page.keyboard.press('Home');
  await expect(months).toHaveAttribute('aria-valuetext', '၁\u00a0လ');
  await expect(results).toHaveText(['၆%', '၁၀,၀၀၀ ကျပ်', '၂,၀၁၀,၀၀၀ ကျပ်']);
  await amount.fill('10000');
  await expect(results).toHaveText(['၀%', '၀ ကျပ်', '၁၀,၀၀၀ ကျပ်']);
  await amount.fill('999');
  await expect(amount).toHaveAttribute('aria-invalid', 'true');
  await expect(results).toHaveText(['-', '-', '-']);
});
