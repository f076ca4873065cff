// `npm run record-tutorial`: films the site itself, once per language, for the tutorial dialog.
// Frames are taken one by one, so that a slow machine makes the same film as a fast one. Needs ffmpeg.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser, findBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { withLocalServer } from './local-server.mjs';
import { root } from './root.mjs';
import { run, runCommand, Stop, step } from './say.mjs';

const size = { width: 640, height: 360 };
const framesPerSecond = 10;
const scrollFrames = 12;
const media = join(root, 'apps', 'portal', 'public', 'media');

/** @typedef {{ open?: string, scrollTo?: number, seconds: number, en: string, mm: string }} Scene */

/** @type {Scene[]} */
const scenes = JSON.parse(readFileSync(new URL('./tutorial/scenes.json', import.meta.url), 'utf8'));

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 * @param {string} folder
 */
async function film(page, address, folder) {
  let frame = 0;
  const shoot = () => page.screenshot({ path: join(folder, `${String(frame++).padStart(5, '0')}.png`) });
  for (const scene of scenes) {
    const until = frame + scene.seconds * framesPerSecond;
    if (scene.open) await page.goto(address + scene.open, { waitUntil: 'networkidle' });
    if (scene.scrollTo !== undefined) await scrollSmoothly(page, scene.scrollTo, shoot);
    while (frame < until) await shoot();
  }
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {number} section which heading of the page, counted from 0
 * @param {() => Promise<unknown>} shoot
 */
async function scrollSmoothly(page, section, shoot) {
  const [from, to] = await page.evaluate((nth) => {
    const top = document.querySelectorAll('main h2')[nth]?.getBoundingClientRect().top ?? 0;
    return [window.scrollY, window.scrollY + top - 96];
  }, section);
  for (let k = 1; k <= scrollFrames; k += 1) {
    const eased = 1 - (1 - k / scrollFrames) ** 3;
    await page.evaluate((y) => window.scrollTo(0, y), Number(from) + (Number(to) - Number(from)) * eased);
    await shoot();
  }
}

/** @param {'en' | 'mm'} language */
function captions(language) {
  let at = 0;
  const time = (/** @type {number} */ seconds) => new Date(seconds * 1000).toISOString().slice(11, 23);
  const cues = scenes.map((scene) => {
    const from = at;
    at += scene.seconds;
    return `${time(from)} --> ${time(at)}\n${scene[language]}\n`;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

/** @param {string} folder @param {string} target */
async function encode(folder, target) {
  const vp9 = ['-c:v', 'libvpx-vp9', '-crf', '42', '-b:v', '0', '-row-mt', '1', '-pix_fmt', 'yuv420p', '-an'];
  const input = ['-y', '-framerate', String(framesPerSecond), '-i', join(folder, '%05d.png')];
  const { code, output } = await run('ffmpeg', [...input, ...vp9, target]).catch(() => ({
    code: 1,
    output: 'not found',
  }));
  if (code !== 0) throw new Stop(`ffmpeg could not make the film: install it and try again.\n${output.slice(-500)}`);
}

runCommand(async () => {
  await ensureInstalled();
  await ensureBrowser();
  await ensureBuilt();
  mkdirSync(media, { recursive: true });
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  await withLocalServer(3121, async (address) => {
    for (const language of /** @type {const} */ (['en', 'mm'])) {
      await step(`Filming in ${language}`, async () => {
        const folder = mkdtempSync(join(tmpdir(), 'taga-film-'));
        const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce' });
        await context.addCookies([{ name: 'lang', value: language, url: address }]);
        await film(await context.newPage(), address, folder);
        await encode(folder, join(media, `tutorial-${language}.webm`));
        writeFileSync(join(media, `tutorial-${language}.vtt`), captions(language));
        rmSync(folder, { recursive: true });
      });
    }
  });
  await browser.close();
});
