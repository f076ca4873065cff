import { randomBytes } from 'node:crypto';
import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** Its beginning says what it is; the rest is like nothing else, so that no byte can be mistaken for another. */
export function paperOf(sizeBytes: number): Buffer {
  const start = Buffer.from('%PDF-1.7\n');
  return Buffer.concat([start, randomBytes(sizeBytes - start.length)]);
}

export const asPdf = (buffer: Buffer, name = 'pay.pdf') => ({ name, mimeType: 'application/pdf', buffer });

/** A link that carries so many bytes a second upwards, until it is cut. */
export async function slowDown(page: Page, uploadThroughput: number) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const emulate = (offline: boolean, upwards = uploadThroughput) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 100,
      downloadThroughput: -1,
      uploadThroughput: upwards,
    });
  await emulate(false);
  return { cut: () => emulate(true), restore: () => emulate(false), restoreSpeed: () => emulate(false, -1) };
}

/** Takes the process of the tab away, as a phone does that needs the memory: nothing in it hears of it. */
export async function killTab(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void session.send('Page.crash').catch(() => {});
  await crashed;
}

/** The parts that a page sends, each by the byte it begins with. */
export function watchParts(source: Page | BrowserContext): number[] {
  const offsets: number[] = [];
  const listener = (request: Request) => {
    if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
  };
  if ('context' in source) source.on('request', listener);
  else source.on('request', listener);
  return offsets;
}

/** Waits until that many bytes are known to have arrived. */
export async function untilSent(offsets: readonly number[], bytes: number): Promise<void> {
  await expect.poll(() => Math.max(0, ...offsets)).toBeGreaterThan(bytes);
}

/** A photo as a phone takes it: large, lying on its side, and with a note that says so. It is made by the browser. */
export async function takePhoto(page: Page, widthPx: number, heightPx: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([width, height]) => {
      const canvas = new OffscreenCanvas(width, height);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('This browser does not draw');
      for (let spot = 0; spot < 6_000; spot += 1) {
        pen.fillStyle = `hsl(${(spot * 137) % 360} 60% ${30 + (spot % 50)}%)`;
        pen.fillRect((spot * 7919) % width, (spot * 104_729) % height, 90, 60);
      }
      const jpeg = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
      const bytes = new Uint8Array(await jpeg.arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [widthPx, heightPx] as const,
  );
  const jpeg = Buffer.from(base64, 'base64');
  // Exif with one entry, the orientation: 6, to be turned by a quarter clockwise.
  const exif = Buffer.from('ffe100224578696600004d4d002a00000008000101120003000000010006000000000000', 'hex');
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

/** How large a picture is that the server gives out. */
export async function sizeOfPicture(page: Page, address: string): Promise<readonly [number, number]> {
  return page.evaluate(async (url) => {
    const picture = await createImageBitmap(await (await fetch(url)).blob());
    return [picture.width, picture.height] as const;
  }, address);
}
