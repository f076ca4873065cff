import { expect, type Page, test } from '@playwright/test';
import { languages, publicPages, type Screen, screens } from './pages/addresses.ts';
import { findCutOffTexts } from './pages/find-obstacles.ts';
import { findViolations } from './pages/find-violations.ts';
import { openPage } from './pages/open-page.ts';
import { textIds } from './pages/texts.ts';

for (const path of publicPages) {
  test(`${path} is accessible, translated and whole in both languages, on phone and desktop [I18-001]`, async ({
    page,
  }) => {
    const complaints = collectComplaints(page);
    for (const language of languages) {
      await openPage(page, path, { language });
      await page.waitForLoadState('networkidle');
      for (const screen of Object.keys(screens) as Screen[]) {
        await page.setViewportSize(screens[screen]);
        const where = `${language} on a ${screen}`;
        // Phones are looked at in everyone.e2e.ts.
        if (screen === 'desktop') expect(await findViolations(page), where).toEqual([]);
        expect(await idsShownInsteadOfTexts(page), where).toEqual([]);
        expect(await findCutOffTexts(page), where).toEqual([]);
      }
    }
    expect(complaints).toEqual([]);
  });
}

/** What the browser complains about: script errors, refused content, files from elsewhere. */
function collectComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A page that is not there is answered with 404, and the browser says so.
    const isExpected = /status of (404|503)/.test(message.text());
    if (message.type() === 'error' && !isExpected) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') complaints.push(`asked ${hostname}`);
  });
  return complaints;
}

async function idsShownInsteadOfTexts(page: Page): Promise<string[]> {
  const text = (await page.locator('body').textContent()) ?? '';
  return textIds().filter((id) => text.includes(id));
}
