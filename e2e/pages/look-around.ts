import { expect, type Locator, type Page } from '@playwright/test';
import type { Language } from './addresses.ts';
import { findBadSetting } from './find-bad-setting.ts';
import { findHighBars } from './find-high-bars.ts';
import { findCutOffTexts, findObstacles } from './find-obstacles.ts';
import { findOverlaps } from './find-overlaps.ts';
import { findTornLines } from './find-torn-lines.ts';
import { findViolations } from './find-violations.ts';

/**
 * A desktop, letters twice as large, the smallest phone (or twice the size in a window of 640 px), and a usual phone. Each is
 * of another width than the one before: where the letters alone change, Chromium may not evaluate a container query again.
 */
const screens = [
  { width: 1280, height: 800, letters: '100%' },
  { width: 360, height: 740, letters: '200%' },
  { width: 320, height: 640, letters: '100%' },
  { width: 360, height: 740, letters: '100%' },
] as const;

/** What watches sizes has seen them by then. No idle callback: Chromium may wait for minutes until it calls one. */
async function drawTwice(page: Page) {
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

async function setScreen(page: Page, { width, height, letters }: (typeof screens)[number]) {
  await page.evaluate((fontSize) => {
    const { style } = document.documentElement;
    if (fontSize === '100%') style.removeProperty('font-size');
    else style.fontSize = fontSize;
  }, letters);
  await page.setViewportSize({ width, height });
  await drawTwice(page);
  // Words are divided and joined again, and bars move on, by a script of its own.
  await expect(page.locator('html[data-large-letters]')).toHaveCount(letters === '100%' ? 0 : 1);
  await drawTwice(page);
}

/** On no screen does a text leave its box, lie on another or end its lines within a word. */
async function findCrowding(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(() => document.fonts.ready);
  for (const screen of screens) {
    await setScreen(page, screen);
    const lines = await findTornLines(page, screen.letters === '100%' ? 'usual' : 'large');
    const faults = [
      ...(await findCutOffTexts(page)),
      ...(await findOverlaps(page)),
      ...lines,
      ...(await findHighBars(page)),
    ];
    found.push(...faults.map((fault) => `${screen.width} px, ${screen.letters}: ${fault}`));
  }
  return found;
}

/** What is on the screen of a phone, with everything that the people who use it in their own way run into. */
export function lookingAround(page: Page, language: Language) {
  async function lookAt(where: string) {
    await expect(page.locator('main [aria-busy="true"]'), where).toHaveCount(0);
    await expect(page.locator('html[data-pending]'), where).toHaveCount(0);
    await framesAreThere(where);
    const faults = [
      ...(await findViolations(page)),
      ...(await findObstacles(page)),
      ...(await findCrowding(page)),
      ...(language === 'mm' ? await findBadSetting(page) : []),
    ];
    expect.soft(faults, where).toEqual([]);
  }

  /** A page within the page loads by itself, and is looked at like the page around it. */
  async function framesAreThere(where: string) {
    for (const frame of page.frames().filter((each) => each.parentFrame() !== null)) {
      await expect(frame.locator('main h1'), where).toBeVisible();
      await expect(frame.locator('main [aria-busy="true"]'), where).toHaveCount(0);
      await expect(frame.locator('html[data-pending]'), where).toHaveCount(0);
    }
  }

  /** A page or a step that was just come to has its heading read out first. */
  async function expectHeading(where: string) {
    await expect(page.locator('main h1'), where).toBeFocused();
  }

  return {
    lookAt,
    expectHeading,
    async arriveAt(where: string) {
      await expectHeading(where);
      await framesAreThere(where);
      await expectHeading(where);
      await lookAt(where);
    },
    /** What comes up over a page takes the focus. */
    async lookAtDialog(dialog: Locator, where: string) {
      await expect(dialog, where).toBeVisible();
      expect.soft(await dialog.evaluate((element) => element.contains(document.activeElement)), where).toBe(true);
      await lookAt(where);
    },
  };
}
