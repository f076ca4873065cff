import { expect, test } from '@playwright/test';
import { languages } from './pages/addresses.ts';
import { findViolations } from './pages/find-violations.ts';
import { openPage } from './pages/open-page.ts';
import { textsOf } from './pages/texts.ts';

for (const language of languages) {
  test(`a link that we did not make stops no reminders and says what to do, ${language}`, async ({ page }) => {
    const text = textsOf(language);
    await openPage(page, '/reminders/Zk3Q9wZk3Q9wZk3Q9wZk3QZk3Q9wZk3Q9wZk3Q9wZk3', { language });
    await expect(page.getByRole('heading', { level: 1, name: text('reminders.ask.title') })).toBeVisible();
    await page.getByRole('button', { name: text('reminders.ask.stop') }).click();
    await expect(page.getByRole('heading', { level: 1, name: text('reminders.invalid.title') })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
}
