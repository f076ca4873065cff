import { expect, type Page } from '@playwright/test';
import type { Customer } from './create-customer.ts';
import { openPage, type Visit } from './open-page.ts';
import { textsOf } from './texts.ts';

export function signInButton(page: Page, { language = 'en' }: Visit = {}) {
  return page.getByRole('button', { name: textsOf(language)('login.action.signIn'), exact: true });
}

/** Fills in the form of the login page and sends it. */
export async function giveCredentials(page: Page, loginId: string, password: string, { language = 'en' }: Visit = {}) {
  const text = textsOf(language);
  await page.getByLabel(text('login.field.id'), { exact: true }).fill(loginId);
  await page.getByLabel(text('login.field.password'), { exact: true }).fill(password);
  await signInButton(page, { language }).click();
}

/** Signs in by the screen, as far as the account page. */
export async function signIn(page: Page, { loginId, password, name }: Customer, visit: Visit = {}) {
  await openPage(page, '/login', visit);
  await giveCredentials(page, loginId, password, visit);
  await expect(page).toHaveURL(/\/myaccount$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
}
