import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from '../../scripts/browser.mjs';
import { root } from '../../scripts/root.mjs';

const width = 640;
const height = 480;

/** Light with lines of print all over, sharp and free of glare: as much of a document as a camera's hints look for. */
function printedFrame(): Buffer {
  const light = Buffer.alloc(width * height, 190);
  for (let y = 0; y < height; y++) {
    if (y % 14 >= 7) continue;
    for (let x = 0; x < width; x++) {
      if ((x * 7 + Math.floor(y / 14) * 29) % 23 < 8) light[y * width + x] = 50;
    }
  }
  const noColour = Buffer.alloc((width * height) / 2, 128);
  return Buffer.concat([Buffer.from('FRAME\n'), light, noColour]);
}

/** A film for Chromium's fake camera, made anew for each run. */
function makeFilm(): string {
  const folder = join(root, 'test-results', 'films');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, 'document.y4m');
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F20:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(path, Buffer.concat([head, printedFrame(), printedFrame()]));
  return path;
}

const executablePath = findBrowser();

/** For `test.use({ launchOptions })`: a browser whose camera sees a document. Whether it may be used is up to the test. */
export function withFakeCamera() {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${makeFilm()}`,
    ],
  };
}
