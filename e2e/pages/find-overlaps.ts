import type { Page } from '@playwright/test';

/** Controls that lie on one another, each pair by its words. One inside the other is meant so, and so is what sticks. */
export function findOverlaps(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'a[href], button, input, select, textarea, summary';
    const isStuck = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement) {
        if (/sticky|fixed/.test(getComputedStyle(at).position)) return true;
      }
      return false;
    };
    const root = document.querySelector('dialog[open]') ?? document.body;
    const controls = [...root.querySelectorAll<HTMLElement>(selector)].filter(
      (control) => control.checkVisibility({ visibilityProperty: true }) && !control.closest('.sr-only'),
    );
    const boxes = controls
      .map((control) => ({ control, box: control.getBoundingClientRect(), isStuck: isStuck(control) }))
      .filter(({ box }) => box.width > 1 && box.bottom + window.scrollY > 0);
    const nameOf = (control: HTMLElement) => control.textContent?.trim().slice(0, 30) || control.outerHTML.slice(0, 60);
    const found: string[] = [];
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        const isNested = one.control.contains(other.control) || other.control.contains(one.control);
        const isInside = one.control.parentElement === other.control.parentElement && one.control.matches('input');
        if (isNested || isInside || one.isStuck !== other.isStuck) continue;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const height = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (width > 1 && height > 1) found.push(`${nameOf(one.control)} / ${nameOf(other.control)}`);
      }
    }
    return found;
  });
}
