import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type LaunchOptions, type Page, test } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { root } from '../../scripts/root.mjs';

const width = 640;
const height = 480;

/** Lines of print all over, sharp and free of glare: as much of a document as a camera's hints look for. */
function printedFrame(paper: number, ink: number): Buffer {
  const light = Buffer.alloc(width * height, paper);
  for (let y = 0; y < height; y++) {
    if (y % 14 >= 7) continue;
    for (let x = 0; x < width; x++) {
      if ((x * 7 + Math.floor(y / 14) * 29) % 23 < 8) light[y * width + x] = ink;
    }
  }
  const noColour = Buffer.alloc((width * height) / 2, 128);
  return Buffer.concat([Buffer.from('FRAME\n'), light, noColour]);
}

const videos = { document: printedFrame(190, 50), dark: printedFrame(40, 25) } as const;

/** A video for Chromium's fake camera, made again for each run. */
function makeVideo(name: keyof typeof videos): string {
  const folder = join(root, 'test-results', 'films');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}-${process.pid}.y4m`);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F20:1 Ip A1:1 C420jpeg\n`);
  writeFileSync(path, Buffer.concat([head, videos[name], videos[name]]));
  return path;
}

interface CameraOptions {
  readonly video?: keyof typeof videos;
  /** What the person, or the machine, says to a page that asks for it. */
  readonly answer?: 'allowed' | 'denied' | 'none';
}

const executablePath = findBrowser();

/** For `test.use({ launchOptions })`: a browser with a camera that sees a document, or with none. */
export function withFakeCamera({ video = 'document', answer = 'allowed' }: CameraOptions = {}): LaunchOptions {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      `--use-fake-ui-for-media-stream${answer === 'denied' ? '=deny' : ''}`,
      `--use-fake-device-for-media-stream${answer === 'none' ? '=device-count=0' : ''}`,
      // With a video there is always a camera.
      ...(answer === 'none' ? [] : [`--use-file-for-fake-video-capture=${makeVideo(video)}`]),
    ],
  };
}

/** A page in a browser of its own, for a camera unlike that of the other tests; closed when the test ends. */
export async function pageWithCamera(camera: CameraOptions, opened: Browser[]): Promise<Page> {
  const browser = await chromium.launch(withFakeCamera(camera));
  opened.push(browser);
  const { baseURL, locale, timezoneId, viewport } = test.info().project.use;
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    ...(locale && { locale }),
    ...(timezoneId && { timezoneId }),
    ...(viewport && { viewport }),
    serviceWorkers: 'block',
  });
  return context.newPage();
}
