import { expect, type Page, test } from '@playwright/test';
import { openPage } from './pages/open-page.ts';
import { signInButton } from './pages/sign-in.ts';
import { textsOf } from './pages/texts.ts';

const text = textsOf('en');

/** How often a call is made. */
function countCalls(page: Page, path: string): () => number {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls += 1;
  });
  return () => calls;
}

test('a button that is pressed twice before the page can answer sends once', async ({ page }) => {
  const sent = countCalls(page, '/api/auth/login');
  await openPage(page, '/login');
  await page.getByLabel(text('login.field.id'), { exact: true }).fill('nobody@example.com');
  await page.getByLabel(text('login.field.password'), { exact: true }).fill('Not The Password 1');
  await signInButton(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('main').getByRole('alert')).toContainText(text('errors.TG1101'));
  expect(sent()).toBe(1);
});

test('what is wrong takes focus after every failed attempt, the second one too [A11-002]', async ({ page }) => {
  await openPage(page, '/login');
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    await signInButton(page).click();
    await expect(page.getByRole('alert', { name: text('form.summary.title') })).toBeFocused();
  }
});
