import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What keeps people from using the page, each with the first place where it does. */
export async function findViolations(page: Page): Promise<string[]> {
  // Its other mode opens a second page each time, for frames of other sites; we have none, and it takes twice as long.
  const { violations } = await new AxeBuilder({ page }).withTags(wcag22aa).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
