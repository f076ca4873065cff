// `npm run record-tutorial`: videos the site itself for the tutorial, in each language, upright as on a phone and wide.
// Frames are taken one by one, so that a slow machine makes the same video as a fast one. Needs ffmpeg.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureBrowser, findBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { withLocalServer } from './local-server.mjs';
import { root } from './root.mjs';
import { CommandError, run, runCommand, step } from './say.mjs';

const framesPerSecond = 10;
const scrollFrames = 12;
const media = join(root, 'apps', 'portal', 'public', 'media');
const locales = join(root, 'packages', 'i18n', 'locales');
const demoCustomer = { loginId: 'existing@demo.example', password: 'Mingalaba2026' };

/** What the window is, and how large the video of it. */
const shapes = {
  portrait: { window: { width: 360, height: 640 }, video: '540:960' },
  landscape: { window: { width: 1280, height: 720 }, video: '960:540' },
};

/** @typedef {'en' | 'mm'} Language */
/**
 * What happens in a scene, in this order. Fields are named by the words on them.
 * @typedef {{
 *   open?: string, signIn?: true, scrollTo?: number, type?: Record<string, string>,
 *   seconds: number, en: string, mm: string,
 * }} Scene
 */

/** @type {Scene[]} */
const scenes = JSON.parse(readFileSync(new URL('./tutorial/scenes.json', import.meta.url), 'utf8'));

/**
 * @param {Language} language
 * @returns {Record<string, string>}
 */
function textsOf(language) {
  const files = readdirSync(join(locales, language)).map((name) => join(locales, language, name));
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8'))));
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 * @param {string} folder
 * @param {Record<string, string>} texts
 */
async function video(page, address, folder, texts) {
  let frame = 0;
  const shoot = () => page.screenshot({ path: join(folder, `${String(frame++).padStart(5, '0')}.png`) });
  for (const scene of scenes) {
    const until = frame + scene.seconds * framesPerSecond;
    if (scene.signIn) await signIn(page, address);
    if (scene.open) await arrive(page, address + scene.open);
    if (scene.scrollTo !== undefined) await scrollSmoothly(page, scene.scrollTo, shoot);
    for (const [label, typed] of Object.entries(scene.type ?? {})) {
      const field = page.getByRole('textbox', { name: String(texts[label]) });
      for (const letter of typed) {
        await field.pressSequentially(letter);
        await shoot();
      }
    }
    while (frame < until) await shoot();
  }
}

/** @param {import('@playwright/test').Page} page @param {string} address */
async function arrive(page, address) {
  await page.goto(address);
  await page.locator('main h1').waitFor();
  // What the page fetches for itself, fonts and pictures among it, is there before the first frame.
  await page.waitForFunction(
    () => !document.querySelector('main [aria-busy="true"]') && document.fonts.status === 'loaded',
  );
}

/**
 * Not recorded: nobody learns anything from a password that is typed.
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 */
async function signIn(page, address) {
  await arrive(page, `${address}/login`);
  await page.locator('input[type=email]').fill(demoCustomer.loginId);
  await page.locator('input[type=password]').fill(demoCustomer.password);
  await page.locator('button[type=submit]').click();
  // The bank knew this customer before, and says so.
  await page.locator('dialog[open] button').last().click();
  await page.waitForURL('**/myaccount');
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

const codecs = {
  webm: ['-c:v', 'libvpx-vp9', '-crf', '40', '-b:v', '0', '-row-mt', '1', '-an'],
  // Plays on phones that know nothing newer, and begins before all of it is there.
  mp4: ['-c:v', 'libx264', '-profile:v', 'main', '-preset', 'slow', '-crf', '30', '-movflags', '+faststart', '-an'],
};

/** @param {string} folder @param {string} size @param {string} target without its ending */
async function encode(folder, size, target) {
  const input = ['-y', '-framerate', String(framesPerSecond), '-i', join(folder, '%05d.png')];
  for (const [ending, codec] of Object.entries(codecs)) {
    const { code, output } = await run('ffmpeg', [
      ...input,
      ...['-vf', `scale=${size}:flags=lanczos`, '-pix_fmt', 'yuv420p'],
      ...codec,
      `${target}.${ending}`,
    ]).catch(() => ({ code: 1, output: 'not found' }));
    if (code !== 0)
      throw new CommandError(`ffmpeg could not make the film: install it and try again.\n${output.slice(-500)}`);
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 * @param {Language} language
 * @param {keyof typeof shapes} shape
 */
async function record(browser, address, language, shape) {
  const folder = mkdtempSync(join(tmpdir(), 'taga-film-'));
  const { window: viewport, video: size } = shapes[shape];
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: shape === 'portrait' ? 2 : 1,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Yangon',
  });
  await context.addCookies([{ name: 'lang', value: language, url: address }]);
  await video(await context.newPage(), address, folder, textsOf(language));
  await encode(folder, size, join(media, `tutorial-${language}-${shape}`));
  await context.close();
  rmSync(folder, { recursive: true });
}

runCommand(async () => {
  await ensureInstalled({ withTools: true });
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
      for (const shape of /** @type {const} */ (['portrait', 'landscape'])) {
        await step(`Filming in ${language}, ${shape}`, () => record(browser, address, language, shape));
      }
      writeFileSync(join(media, `tutorial-${language}.vtt`), captions(language));
    }
  });
  await browser.close();
});
