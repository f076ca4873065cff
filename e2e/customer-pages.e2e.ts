import { expect, test } from '@playwright/test';
import { createCustomer } from './pages/create-customer.ts';
import { findViolations } from './pages/find-violations.ts';
import { signIn } from './pages/sign-in.ts';
import { textIds } from './pages/texts.ts';

const customerPages = ['/myaccount', '/account', '/profile', '/more', '/inbox', '/orders'];

/** Phones are looked at in everyone.e2e.ts as well. */
const looks = [
  { language: 'en', screen: 'phone' },
  { language: 'mm', screen: 'desktop' },
] as const;

for (const { language, screen } of looks) {
  test(`the customer’s pages in ${language} on a ${screen} are accessible, translated and whole [I18-001]`, async ({
    page,
    request,
  }) => {
    await signIn(page, await createCustomer(request), { language, screen });
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    for (const path of customerPages) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await findViolations(page), path).toEqual([]);
      const shown = (await page.locator('body').textContent()) ?? '';
      expect(textIds().filter((id) => shown.includes(id))).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, path).toBeLessThanOrEqual(0);
    }
    expect(complaints).toEqual([]);
  });
}
