import type { Locator } from '@playwright/test';

/** What stands in the lists of a part of the page: each label with its value, from top to bottom. */
export async function descriptionRows(part: Locator): Promise<string[][]> {
  const rows = part.locator('dl > div');
  await rows.first().waitFor();
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('dt, dd')].map((cell) => (cell as HTMLElement).innerText.trim())),
  );
}
