import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Its other mode opens a second page each time, for frames of other sites; we have none, and it takes twice as long. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** A bar at the edge of the screen covers a part of what will be scrolled out from under it. */
async function isLargeWhenScrolledTo(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { violations } = await axe(page).include(selector).withRules('target-size').analyze();
  await page.evaluate(() => window.scrollTo(0, 0));
  return violations.length === 0;
}

/** What keeps people from using the page, each with the first place where it does. */
export async function findViolations(page: Page): Promise<string[]> {
  const { violations } = await axe(page).withTags(wcag22aa).analyze();
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    const [selector] = id === 'target-size' && nodes.length === 1 ? (nodes[0]?.target ?? []) : [];
    if (typeof selector === 'string' && (await isLargeWhenScrolledTo(page, selector))) continue;
    found.push(`${id}: ${nodes[0]?.html}`);
  }
  return found;
}
