import { expect, type Page } from '@playwright/test';

/** The branch where the customer lives, which is looked for by itself; where there are several, one is chosen. */
export async function chooseBranch(page: Page, text: (id: string) => string): Promise<void> {
  const branch = page.getByLabel(text('branch.field.branch'), { exact: true });
  await expect(branch).toBeEnabled();
  if ((await branch.inputValue()) === '') await branch.selectOption('001');
}
