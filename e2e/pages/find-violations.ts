import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

export const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const forWholePages = [...wcag22aa, 'best-practice'];

type Rules = Pick<RunOptions, 'runOnly'>;

/**
 * What axe finds within an element. It is put into a document once, and asked for its findings alone: describing every
 * element that is as it should be takes most of its time.
 */
async function run(page: Page, within: string, rules: Rules) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([selector, options]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(selector, options);
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target, html }) => ({ target, html })) }));
    },
    [within, { ...rules, resultTypes: ['violations'] } satisfies RunOptions] as const,
  );
}

/** A bar at the edge of the screen covers a part of what will be scrolled out from under it. */
async function isLargeWhenScrolledTo(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const violations = await run(page, selector, { runOnly: { type: 'rule', values: ['target-size'] } });
  await page.evaluate(() => window.scrollTo(0, 0));
  return violations.length === 0;
}

/** What keeps people from using the page, each with the first place where it does. */
export async function findViolations(page: Page, rules = forWholePages): Promise<string[]> {
  const violations = await run(page, 'html', { runOnly: rules });
  const found: string[] = [];
  for (const { id, nodes } of violations) {
    const selector = id === 'target-size' && nodes.length === 1 ? nodes[0]?.target[0] : undefined;
    if (typeof selector === 'string' && (await isLargeWhenScrolledTo(page, selector))) continue;
    found.push(`${id}: ${nodes[0]?.html}`);
  }
  return found;
}
