import type { Page } from '@playwright/test';

/** Burmese in italics, spread, or with lines so near to each other that stacked letters touch. */
export async function findBadSetting(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const leastOf = (element: Element) => (element.closest('h1, h2, h3, h4') ? 1.6 : 1.85);
    const hasBurmese = (element: Element) =>
      [...element.childNodes].some(
        ({ nodeType, nodeValue }) => nodeType === 3 && /[\u1000-\u109f]/.test(nodeValue ?? ''),
      );
    return [...document.body.querySelectorAll('*')]
      .filter((element) => hasBurmese(element) && element.checkVisibility())
      .flatMap((element) => {
        const { fontStyle, letterSpacing, lineHeight, fontSize } = getComputedStyle(element);
        const ratio = Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
        const isWell = fontStyle === 'normal' && letterSpacing === 'normal' && ratio >= leastOf(element) - 0.01;
        return isWell ? [] : [`${element.textContent}: ${fontStyle}, ${letterSpacing}, ${ratio.toFixed(2)}`];
      });
  });
}
