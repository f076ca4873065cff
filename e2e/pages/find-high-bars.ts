import type { Page } from '@playwright/test';

/** Bars that leave too little of the page to see: a header in two rows, and a bar that stays over a third of the screen. */
export async function findHighBars(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const found: string[] = [];
    for (const header of document.querySelectorAll('header:not(main *, dialog *) > :first-child')) {
      const boxes = [...header.querySelectorAll('a[href], button')]
        .filter(isSeen)
        .map((control) => control.getBoundingClientRect());
      const lowestTop = Math.max(...boxes.map(({ top }) => top));
      const highestBottom = Math.min(...boxes.map(({ bottom }) => bottom));
      if (lowestTop >= highestBottom) found.push(`the header has rows: ${header.textContent?.slice(0, 60)}`);
    }
    for (const bar of document.querySelectorAll('[data-bottom-bar]')) {
      const height = [...bar.children].reduce((sum, part) => sum + part.getBoundingClientRect().height, 0);
      if (getComputedStyle(bar).position === 'sticky' && height > window.innerHeight / 3)
        found.push(`${Math.round(height)} px stay at the bottom: ${bar.textContent?.slice(0, 60)}`);
    }
    return found;
  });
}
