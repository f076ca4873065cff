import type { Page } from '@playwright/test';
import type { Language } from './addresses.ts';
import { textsOf } from './texts.ts';

/** What speaks for the toasts, once there is one. */
export function toastOf(page: Page, language: Language = 'en') {
  const close = page.getByRole('button', { name: textsOf(language)('toast.error.close'), exact: true });
  return page.getByRole('status').filter({ has: close });
}

/** Scrolls to every control of the page and names those of which the toast covers a part. */
export function findCoveredControls(page: Page, close: string): Promise<string[]> {
  return page.evaluate(async (closeText) => {
    // What makes room for the toast is told of its new size after the next drawing.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const buttons = [...document.querySelectorAll<HTMLElement>('[role=status] button')];
    const toast = buttons.find(({ textContent }) => textContent?.trim() === closeText)?.closest('[role=status]');
    if (!toast) return ['there is no toast'];
    const covered: string[] = [];
    const controls = 'a[href], button, input, select, textarea, summary';
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (toast.contains(control) || !control.checkVisibility({ visibilityProperty: true })) continue;
      // Waits to slide in until it has the focus.
      if (getComputedStyle(control).position === 'absolute' && !control.closest('dialog, .relative')) continue;
      control.scrollIntoView({ block: 'nearest' });
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const points = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
        [top + 2, (top + bottom) / 2, bottom - 2].map((y) => [x, y] as const),
      );
      if (points.some(([x, y]) => toast.contains(document.elementFromPoint(x, y)))) {
        covered.push(control.textContent?.trim() || control.outerHTML.slice(0, 80));
      }
    }
    window.scrollTo(0, 0);
    return covered;
  }, close);
}
