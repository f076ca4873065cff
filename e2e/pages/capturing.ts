import { expect, type Page } from '@playwright/test';
import type { Language } from './addresses.ts';
import { textsOf } from './texts.ts';

/** A photo as a phone would have it. */
export async function drawPhoto(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1200;
    canvas.height = 760;
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    pen.fillStyle = '#d8d0c0';
    pen.fillRect(0, 0, 1200, 760);
    pen.fillStyle = '#222';
    for (let line = 0; line < 20; line++) pen.fillText('NAME AND NUMBER '.repeat(8), 40, 60 + line * 34);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

/** What a person does at the photos and the video, on whichever page they stand. */
export function capturing(page: Page, language: Language = 'en') {
  const text = textsOf(language);
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const isSent = (name: string) =>
    expect(part(name).getByText(text('uploads.file.sent'), { exact: true })).toBeVisible();
  const open = (name: string) =>
    part(name)
      .getByRole('button', { name: `${text('capture.part.take')}: ${name}` })
      .click();
  async function recordSelfie() {
    await press(text('capture.part.record'));
    await press(text('capture.selfie.start'));
    await expect(page.getByText(text('capture.selfie.ahead'), { exact: true })).toBeVisible();
    const asked = (turn: 'left' | 'right') => page.getByText(text(`capture.selfie.${turn}`), { exact: true });
    await expect(asked('left').or(asked('right'))).toBeVisible();
    const use = page.getByRole('button', { name: text('capture.selfie.use'), exact: true });
    await expect(use).toBeVisible();
    await use.click();
  }
  return {
    text,
    part,
    press,
    isSent,
    open,
    /** Held still before a good camera: it takes the photo by itself. */
    async takePhoto(name: string) {
      await open(name);
      await press(text('capture.camera.use'));
      await isSent(name);
    },
    async choosePhoto(name: string, photo?: Buffer) {
      const buffer = photo ?? (await drawPhoto(page));
      const mimeType = photo ? 'image/jpeg' : 'image/png';
      await part(name).locator('input[type=file]').setInputFiles({ name: 'card', mimeType, buffer });
      await isSent(name);
    },
    recordSelfie,
    async recordVideo() {
      await recordSelfie();
      await isSent(text('capture.part.video'));
    },
  };
}
