import type { Page } from '@playwright/test';

/** What axe cannot see: targets that a thumb misses, and focus that nobody sees. Each is told with its words. */
export async function findObstacles(page: Page): Promise<string[]> {
  // After a key, focus that a script moves counts as moved by keyboard.
  await page.keyboard.press('Shift');
  return findInControls(page);
}

/** Gives every control the focus, looks at it, and measures how much of the screen around it answers. */
async function findInControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const least = 44;
    const controls =
      'a[href], button, input, select, textarea, summary, video[controls], [tabindex]:not([tabindex="-1"])';
    const root = document.querySelector('dialog[open]') ?? document.body;
    const before = document.activeElement;

    /** What WCAG excepts: a link in the middle of a sentence is as high as the line. */
    function isInSentence(control: Element) {
      const isInline = control.matches('a') && getComputedStyle(control).display === 'inline';
      return isInline && control.parentElement?.textContent?.trim() !== control.textContent?.trim();
    }

    function answersAt(control: HTMLElement, x: number, y: number) {
      const hit = document.elementFromPoint(x, y);
      return control.contains(hit) || hit?.closest('label')?.control === control;
    }

    function isLargeEnough(control: HTMLElement) {
      const box = control.getBoundingClientRect();
      if (box.width >= least - 0.5 && box.height >= least - 0.5) return true;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      // Just inside the edge of a target of this size; a label or a card may belong to the control.
      const reach = least / 2 - 1;
      const isWide = box.width >= least - 0.5;
      const isHigh = box.height >= least - 0.5;
      const label = (control as HTMLInputElement).labels?.[0]?.getBoundingClientRect();
      const isLabelLarge = label !== undefined && label.width >= least - 0.5 && label.height >= least - 0.5;
      return (
        isLabelLarge ||
        ((isWide || (answersAt(control, x - reach, y) && answersAt(control, x + reach, y))) &&
          (isHigh || (answersAt(control, x, y - reach) && answersAt(control, x, y + reach))))
      );
    }

    /** The ring may stand around the card or the label that the control is in. */
    function ringsAround(control: Element): string[] {
      const around: Element[] = [];
      for (let at: Element | null = control; at && around.length < 5; at = at.parentElement) around.push(at);
      return around.map((element) => {
        const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(element);
        const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        return `${hasOutline ? `${outlineWidth} ${outlineColor}` : 'none'} ${boxShadow}`;
      });
    }

    const found: string[] = [];
    for (const control of root.querySelectorAll<HTMLElement>(controls)) {
      if (control.matches('[type=hidden], :disabled') || !control.checkVisibility({ visibilityProperty: true }))
        continue;
      const words = (control.textContent || control.getAttribute('aria-label') || control.outerHTML)
        .trim()
        .slice(0, 60);
      const name = `${control.tagName.toLowerCase()} “${words}”`;
      (document.activeElement as HTMLElement | null)?.blur();
      const unfocused = ringsAround(control);
      control.focus();
      control.scrollIntoView({ block: 'center' });
      if (document.activeElement !== control) found.push(`takes no focus: ${name}`);
      else if (ringsAround(control).join() === unfocused.join()) found.push(`focus is not seen: ${name}`);
      const { width, height } = control.getBoundingClientRect();
      if (!isInSentence(control) && !isLargeEnough(control))
        found.push(`${Math.round(width)} × ${Math.round(height)} px: ${name}`);
    }
    (before as HTMLElement | null)?.focus();
    window.scrollTo(0, 0);
    return found;
  });
}

/** Texts that stick out of the screen, or out of a box that hides what sticks out. */
export async function findCutOffTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isHidden = (element: Element) =>
      element.closest('[hidden], .sr-only, [data-visually-hidden], svg, dialog:not([open])') !== null ||
      !element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const found: string[] = [];
    if (document.documentElement.scrollWidth > window.innerWidth) {
      found.push(`the page is ${document.documentElement.scrollWidth} px wide on ${window.innerWidth} px`);
    }
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (!hasText || isHidden(element)) continue;
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      // Waiting to slide in (the skip link): not on the screen on purpose until it has the focus.
      if (style.position === 'absolute' && (box.bottom <= 0 || box.width <= 1)) continue;
      const clips = /hidden|clip/.test(style.overflowX + style.overflowY);
      const spills = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
      // Shortened for want of room, and the whole of it is told: not cut off by accident.
      const isShortened = style.textOverflow === 'ellipsis' && element.title === element.textContent;
      if (clips && spills && !isShortened && style.display !== 'inline')
        found.push(`cut: ${element.textContent?.trim().slice(0, 60)}`);
      if (box.right > window.innerWidth + 1 || box.left < -1)
        found.push(`out: ${element.textContent?.trim().slice(0, 60)}`);
    }
    return found;
  });
}
