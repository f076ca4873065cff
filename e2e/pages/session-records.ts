import type { Page } from '@playwright/test';

/** The session's two records, as local storage holds them. */
export function readRecords(page: Page): Promise<{ user: string | null; auth: string | null }> {
  return page.evaluate(() => ({ user: localStorage.getItem('taga.user'), auth: localStorage.getItem('taga.auth') }));
}
