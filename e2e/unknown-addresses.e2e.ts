import { expect, test } from '@playwright/test';
import { languages } from './pages/addresses.ts';
import { textsOf } from './pages/texts.ts';

for (const language of languages) {
  for (const path of ['/login/nothing', '/login/otp-verify/more', '/signup/nothing', '/signup/name/more']) {
    test(`${path} is not found, and the page that says so comes alive without a complaint, in ${language} [PUB-028, PUB-029]`, async ({
      page,
      baseURL,
    }) => {
      const text = textsOf(language);
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // The browser's own note on the status of the page is what we want it to have.
        if (message.type() !== 'log' && !message.text().includes('404')) complaints.push(message.text());
      });
      await page.context().addCookies([{ name: 'lang', value: language, url: String(baseURL) }]);
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: text('pages.notFound.title') })).toBeVisible();
      // Alive, and nothing leads away from what somebody was in the middle of.
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      expect(complaints).toEqual([]);
      await page.getByRole('main').getByRole('link').click();
      await expect(page.locator('main h1')).toBeFocused();
    });
  }
}
