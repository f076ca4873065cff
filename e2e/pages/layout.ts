import type { Page } from '@playwright/test';

/** As somebody sees the page who has set the browser's letters to twice the size. */
export async function doubleLetters(page: Page) {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** How many px stick out at the side. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** From now on; what a page has moved under the reader's eyes is read with `shiftOf`. */
export async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
}
