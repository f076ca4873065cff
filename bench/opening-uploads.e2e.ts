import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { withFakeCamera } from '../e2e/pages/fake-camera.ts';
import { openingAt } from '../e2e/pages/opening.ts';
import { root } from '../scripts/root.mjs';
import { reportBudget } from './budget.mjs';

const mostBytes = 3_000_000;

/** A video that changes all over from one picture to the next: a real one is smaller. */
function makeRestlessVideo(): string {
  const [width, height, pictures] = [640, 480, 20];
  const picture = () => {
    const blocks = randomBytes((width / 16) * (height / 16));
    const light = Buffer.alloc(width * height);
    for (let at = 0; at < light.length; at += 1) {
      const [x, y] = [at % width, Math.floor(at / width)];
      light[at] = 60 + ((blocks[Math.floor(y / 16) * (width / 16) + Math.floor(x / 16)] ?? 0) >> 1);
    }
    return Buffer.concat([Buffer.from('FRAME\n'), light, Buffer.alloc((width * height) / 2, 128)]);
  };
  const folder = join(root, 'test-results', 'films');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `restless-${process.pid}.y4m`);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F20:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(path, Buffer.concat([head, ...Array.from({ length: pictures }, picture)]));
  return path;
}

const camera = withFakeCamera();
const video = (given: string) => given.startsWith('--use-file-for-fake-video-capture=');
const launchOptions = {
  ...camera,
  args: [
    ...(camera.args ?? []).filter((given) => !video(given)),
    `--use-file-for-fake-video-capture=${makeRestlessVideo()}`,
  ],
};
test.use({ launchOptions });

/** A photo of twelve megapixels with something to see everywhere, as large as phones make them. */
async function drawLargePhoto(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [4000, 3000];
    const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
    for (let stroke = 0; stroke < 60_000; stroke += 1) {
      pen.fillStyle = `hsl(${Math.random() * 360} 40% ${30 + Math.random() * 50}%)`;
      pen.fillRect(Math.random() * 4000, Math.random() * 3000, 4 + Math.random() * 60, 4 + Math.random() * 60);
    }
    return canvas.toDataURL('image/jpeg', 0.92);
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
}

/** What the page sends, from now on. */
function countSent(page: Page) {
  const sent: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.method() === 'PATCH' || request.method() === 'POST') {
      sent.push(request.allHeaders().then((headers) => Number(headers['content-length'] ?? 0)));
    }
  });
  return async () => (await Promise.all(sent)).reduce((sum, bytes) => sum + bytes, 0);
}

test('photos, video and signature of a whole opening are at most 3 MB on their way [NET-001, NET-003]', async ({
  page,
}) => {
  const sentBytes = countSent(page);
  const { text } = await openingAt(page);
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const isSent = (name: string) =>
    expect(part(name).getByText(text('uploads.file.sent'), { exact: true })).toBeVisible();
  for (const name of [text('capture.part.front'), text('capture.part.reverse')]) {
    const photo = { name: 'card.jpg', mimeType: 'image/jpeg', buffer: await drawLargePhoto(page) };
    await part(name).locator('input[type=file]').setInputFiles(photo);
    await isSent(name);
  }
  const photos = await sentBytes();
  await page.getByRole('button', { name: text('capture.part.record'), exact: true }).click();
  await page.getByRole('button', { name: text('capture.selfie.start'), exact: true }).click();
  const use = page.getByRole('button', { name: text('capture.selfie.use'), exact: true });
  await expect(use).toBeVisible();
  await use.click();
  await isSent(text('capture.part.video'));
  const video = (await sentBytes()) - photos;

  await openingAt(page, { at: 'signature' });
  const before = await sentBytes();
  await page.getByRole('tab', { name: text('personalDetail.signature.photo') }).click();
  const photo = { name: 'signature.jpg', mimeType: 'image/jpeg', buffer: await drawLargePhoto(page) };
  const added = page.waitForResponse((answer) => answer.url().includes('/create-account/file_upload'));
  await page.locator('input[type=file]').first().setInputFiles(photo);
  expect((await added).status()).toBe(200);
  const signature = (await sentBytes()) - before;

  const all = await sentBytes();
  const kb = (bytes: number) => `${Math.round(bytes / 1000)} KB`;
  const figure = `two photos ${kb(photos)}, video ${kb(video)}, signature ${kb(signature)}, all calls together ${kb(all)}`;
  reportBudget('files of a whole opening', figure, `at most ${kb(mostBytes)}`, all <= mostBytes);
  expect(photos).toBeGreaterThan(50_000);
  expect(video).toBeGreaterThan(50_000);
  expect(all).toBeLessThanOrEqual(mostBytes);
});
