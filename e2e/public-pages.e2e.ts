import { expect, type Page, test } from '@playwright/test';
import { languages, publicPages, type Screen, screens } from './pages/addresses.ts';
import { findViolations } from './pages/find-violations.ts';
import { openPage } from './pages/open-page.ts';
import { textIds } from './pages/texts.ts';

for (const path of publicPages) {
  for (const language of languages) {
    for (const screen of Object.keys(screens) as Screen[]) {
      test(`${path} in ${language} on a ${screen} is accessible, translated and whole [I18-001]`, async ({ page }) => {
        const complaints = collectComplaints(page);
        await openPage(page, path, { language, screen });
        await page.waitForLoadState('networkidle');

        expect(await findViolations(page)).toEqual([]);
        expect(await idsShownInsteadOfTexts(page)).toEqual([]);
        expect(await cutOffTexts(page)).toEqual([]);
        expect(complaints).toEqual([]);
      });
    }
  }
}

test('a page zoomed to twice its size in a window of 640 px loses nothing', async ({ page }) => {
  for (const path of publicPages) {
    await openPage(page, path, { language: 'mm' });
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await cutOffTexts(page), path).toEqual([]);
  }
});

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

/** Texts that stick out of the screen, or out of a box that hides what sticks out. */
async function cutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isHidden = (element: Element) =>
      element.closest('[hidden], .sr-only, [data-visually-hidden], svg, dialog:not([open])') !== null ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const found: string[] = [];
    if (document.documentElement.scrollWidth > window.innerWidth) {
      found.push(`the page is ${document.documentElement.scrollWidth} px wide on ${window.innerWidth} px`);
    }
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (!hasText || isHidden(element)) continue;
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // Waiting to slide in (the skip link): not on the screen on purpose until it has the focus.
      if (style.position === 'absolute' && (box.bottom <= 0 || box.width <= 1)) continue;
      const clips = /hidden|clip/.test(style.overflowX + style.overflowY);
      const spills = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      if (clips && spills && style.display !== 'inline') found.push(`cut: ${element.textContent?.trim().slice(0, 60)}`);
      if (box.right > window.innerWidth + 1 || box.left < -1)
        found.push(`out: ${element.textContent?.trim().slice(0, 60)}`);
    }
    return found;
  });
}
