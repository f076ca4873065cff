import { expect, test } from '@playwright/test';
import { openingAt } from './pages/opening.ts';

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
});

test('goes on at the step after the one that was left [WIZ-023, WIZ-026]', async ({ page }) => {
  const opening = await openingAt(page, { at: 'signature' });
  await opening.expectStep('personal-detail');
  await page.screenshot({ path: '/tmp/wshell-1.png' });
});
test('x', async ({ page }) => {
  const opening = await openingAt(page, {
    at: 'introducers',
    document: 'PASSPORT',
    accountType: 'current-resident',
    currency: 'USD',
    language: 'mm',
    screen: 'desktop',
  });
  await opening.expectStep('introducers');
  await page.screenshot({ path: '/tmp/wshell-2.png' });
});
