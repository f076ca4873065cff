// Finds a Chromium for the browser tests, or installs Debian's.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run, Stop, step } from './say.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns {string | undefined} */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const places = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return places.find((place) => existsSync(place));
}

export async function ensureBrowser() {
  if (findBrowser()) return;
  await step('Installing Chromium for the browser tests', async () => {
    const isRoot = process.getuid?.() === 0;
    const [command, prefix] = isRoot ? ['apt-get', []] : ['sudo', ['-n', 'apt-get']];
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
      const { code, output } = await run(String(command), [...prefix, ...args], {
        env: { DEBIAN_FRONTEND: 'noninteractive' },
      }).catch((error) => ({ code: 1, output: String(error.message) }));
      if (code !== 0) {
        throw new Stop(
          `The browser tests need Chromium, and installing it failed: install it, or set CHROMIUM_PATH to one.\n${output.trim()}`,
        );
      }
    }
    if (!findBrowser()) throw new Stop('Chromium was installed, but no browser is on the PATH: set CHROMIUM_PATH.');
  });
}
