import { expect, test } from '@playwright/test';
import { languages } from './pages/addresses.ts';
import { changeAnswer } from './pages/change-answer.ts';
import { createCustomer } from './pages/create-customer.ts';
import { openAsleep } from './pages/open-asleep.ts';
import { openPage } from './pages/open-page.ts';
import { giveCredentials, signInButton } from './pages/sign-in.ts';
import { textsOf } from './pages/texts.ts';

const text = textsOf('en');

test.describe('signing in', () => {
  for (const language of languages) {
    test(`leads to the account page in ${language} [LOG-001 to LOG-004, PUB-010]`, async ({ page, request }) => {
      const customer = await createCustomer(request);
      await openPage(page, '/login', { language });
      const words = textsOf(language);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: words('login.link.forgot') })).toHaveAttribute(
        'href',
        '/login/forget-password',
      );
      await expect(main.getByRole('link', { name: words('login.link.signUp') })).toHaveAttribute('href', '/signup');
      await giveCredentials(page, customer.loginId, customer.password, { language });
      await expect(page).toHaveURL(/\/myaccount$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(customer.name);
    });
  }

  test('asks for what is missing, beside the field and in the summary [VAL-001, VAL-002, A11-002]', async ({
    page,
  }) => {
    await openPage(page, '/login');
    await signInButton(page).click();
    await expect(page.getByText('Email is required')).toHaveCount(2);
    await expect(page.getByText('Password is required')).toHaveCount(2);
    await expect(page.getByRole('main').getByRole('alert')).toBeFocused();
    await page.getByRole('link', { name: 'Email is required' }).click();
    await expect(page.getByLabel(text('login.field.id'))).toBeFocused();
  });

  test('shows the message and every reason of a domain error, in the language of the reader [LOG-007, ERR-008, A11-003]', async ({
    page,
    request,
  }) => {
    const { loginId } = await createCustomer(request);
    await openPage(page, '/login');
    await giveCredentials(page, loginId, 'Not The Password 1');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText('You could not be signed in.');
    await expect(alert.getByRole('listitem')).toHaveText([text('errors.TG1101')]);
    await page.getByRole('button', { name: 'မြန်မာ' }).click();
    const burmese = textsOf('mm');
    await expect(alert).toContainText(burmese('errors.message.notSignedIn'));
    await expect(alert.getByRole('listitem')).toHaveText([burmese('errors.TG1101')]);
    await expect(page.getByLabel(burmese('login.field.id'))).toHaveValue(loginId);
  });

  test('too many wrong passwords lead to the page that says what to do (G-101) [LOG-008, ERR-008]', async ({
    page,
    request,
  }) => {
    const { loginId } = await createCustomer(request);
    await openPage(page, '/login');
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      const answered = page.waitForResponse('**/api/auth/login?*');
      await giveCredentials(page, loginId, `Not The Password ${attempt}`);
      await answered;
      // While the form is being sent its button says so.
      await expect(signInButton(page)).toBeVisible();
    }
    await giveCredentials(page, loginId, 'Not The Password 6');
    await expect(page).toHaveURL(/\/account-blocked$/);
    await expect(page.getByRole('heading', { level: 1, name: text('sessionEnd.blocked.title') })).toBeVisible();
    await expect(page.getByText(text('sessionEnd.blocked.wait').replace('{time}', '15 minutes'))).toBeVisible();
  });

  test('a refused visitor token is replaced and the sign-in repeated up to 6 times, silently (G-027, G-062) [LOG-009, MIS-002]', async ({
    page,
    request,
  }) => {
    const customer = await createCustomer(request);
    let refusals = 0;
    let tokens = 0;
    await page.route('**/api/register/get_token*', async (route) => {
      tokens += 1;
      await route.continue();
    });
    await page.route('**/api/auth/login*', async (route) => {
      if (refusals === 6) return route.continue();
      refusals += 1;
      return route.fulfill({ status: 401, json: { Error: { Message: 'No', Details: [], RequestId: '1' } } });
    });
    await openPage(page, '/login');
    await giveCredentials(page, customer.loginId, customer.password);
    await expect(page).toHaveURL(/\/myaccount$/);
    expect(refusals).toBe(6);
    expect(tokens).toBe(7);
  });

  test('what was typed before the page came alive is not lost', async ({ page, request }) => {
    const customer = await createCustomer(request);
    const wake = await openAsleep(page, '/login');
    await page.getByLabel(text('login.field.id'), { exact: true }).fill(customer.loginId);
    await page.getByLabel(text('login.field.password'), { exact: true }).fill(customer.password);
    wake();
    await page.waitForLoadState('networkidle');
    await signInButton(page).click();
    await expect(page).toHaveURL(/\/myaccount$/);
  });

  test('after the sixth repeat a general message shows (G-062) [LOG-009]', async ({ page }) => {
    let calls = 0;
    await page.route('**/api/auth/login*', (route) => {
      calls += 1;
      return route.fulfill({ status: 401, json: { Error: { Message: 'No', Details: [], RequestId: '1' } } });
    });
    await openPage(page, '/login');
    await giveCredentials(page, 'somebody@example.com', 'Any Password 1');
    await expect(page.getByRole('main').getByRole('alert')).toContainText(text('form.signIn.failure'));
    expect(calls).toBe(7);
  });

  test('who came for a card lands on the card application and sees a smaller portal (G-024, G-053) [LOG-005, ROL-006, ROL-007, ROL-009]', async ({
    page,
    request,
  }) => {
    const customer = await createCustomer(request);
    await changeAnswer(page, '/api/auth/login', () => ({ PRODUCT_CODE: 'CREDITCARD' }));
    await changeAnswer(page, '/api/auth/me', () => ({ PRODUCT_CODE: 'CREDITCARD' }));
    await openPage(page, '/login', { screen: 'desktop' });
    await giveCredentials(page, customer.loginId, customer.password);
    await expect(page).toHaveURL(/\/credit-card-apply$/);
    const menu = page.getByRole('navigation', { name: text('layout.area.label') }).filter({ visible: true });
    await expect(menu.getByRole('link', { name: text('customer.menu.card') })).toBeVisible();
    await expect(menu.getByRole('link', { name: text('customer.menu.dashboard') })).toHaveCount(0);
    await expect(menu.getByRole('link', { name: text('customer.menu.newAccount') })).toHaveCount(0);
    // An open session that comes to the login page again goes to the account page like everybody's.
    await page.goto('/login');
    await expect(page).toHaveURL(/\/myaccount$/);
    const cards = page.getByRole('main').locator('a[href^="/account/"]');
    await expect(cards).toHaveCount(1);
    await expect(cards).toHaveAttribute('href', '/account/cash-current');
    await page.goto('/start');
    await expect(page.getByRole('main').locator('a[href^="/account/"]')).toHaveCount(1);
  });

  test('an existing customer is told so before going on, the first time (G-132) [LOG-006, ROL-011]', async ({
    page,
    request,
  }) => {
    const customer = await createCustomer(request);
    await changeAnswer(page, '/api/auth/me', () => ({ EXISTING_CUSTOMER: 'Y' }));
    await openPage(page, '/login');
    await giveCredentials(page, customer.loginId, customer.password);
    const dialog = page.getByRole('dialog', { name: text('form.existingCustomer.title') });
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await dialog.getByRole('button', { name: text('form.actions.ok'), exact: true }).click();
    await expect(page).toHaveURL(/\/myaccount$/);

    // Once is enough: the next time the same person goes straight on.
    await page.goto('/more');
    await page.getByRole('button', { name: text('layout.navigation.open') }).click();
    await page.getByRole('button', { name: text('customer.menu.logout') }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.goto('/login');
    await giveCredentials(page, customer.loginId, customer.password);
    await expect(page).toHaveURL(/\/myaccount$/);
    await expect(dialog).toHaveCount(0);
  });

  test('the way to the bank stays within the login pages (G-130) [PUB-011, PUB-012]', async ({ page }) => {
    await openPage(page, '/login');
    await page
      .getByRole('main')
      .getByRole('link', { name: text('login.link.contact') })
      .click();
    await expect(page).toHaveURL(/\/login\/contact$/);
    await expect(page.getByRole('main')).toContainText('24/7');
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await page.getByRole('link', { name: text('form.actions.back') }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});
