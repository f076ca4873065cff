import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { default as Axe, RunOptions } from 'axe-core';

/** Every document that is looked at reads it, and the minified one is read in two thirds of the time. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const forWholePages = [...wcag22aa, 'best-practice'];

type Rules = Pick<RunOptions, 'runOnly'>;

/**
 * What axe finds within an element. It is put into a document once, and asked for its findings alone: describing every
 * element that is as it should be takes most of its time.
 */
async function run(frame: Frame, within: string, rules: Rules) {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe);
  return frame.evaluate(
    async ([selector, options]) => {
      const { violations } = await (window as unknown as { axe: typeof Axe }).axe.run(selector, options);
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ target, html }) => ({ target, html })) }));
    },
    [within, { ...rules, resultTypes: ['violations'], iframes: false } satisfies RunOptions] as const,
  );
}

/** A bar at the edge of the screen covers a part of what will be scrolled out from under it. */
async function isLargeWhenScrolledTo(frame: Frame, selector: string): Promise<boolean> {
  await frame.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const violations = await run(frame, selector, { runOnly: { type: 'rule', values: ['target-size'] } });
  await frame.evaluate(() => window.scrollTo(0, 0));
  return violations.length === 0;
}

async function findIn(frame: Frame, rules: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { id, nodes } of await run(frame, 'html', { runOnly: [...rules] })) {
    const selector = id === 'target-size' && nodes.length === 1 ? nodes[0]?.target[0] : undefined;
    if (typeof selector === 'string' && (await isLargeWhenScrolledTo(frame, selector))) continue;
    found.push(`${id}: ${nodes[0]?.html}`);
  }
  return found;
}

/** What keeps people from using the page and what it frames, each with the first place where it does. */
export async function findViolations(page: Page, rules: readonly string[] = forWholePages): Promise<string[]> {
  const found: string[] = [];
  for (const frame of page.frames()) found.push(...(await findIn(frame, rules)));
  return found;
}
