// Finds a Chromium for the browser tests and the other programs that tests run, or installs Debian's.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { CommandError, run, step } from './say.mjs';

/** Chromium without its windows: the tests take half the time in it. */
const shell = 'chromium-headless-shell';
const others = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** @returns {string | undefined} */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const places = [
    ...[shell, ...others].flatMap(placesOf),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return places.find((place) => existsSync(place));
}

/** @param {string} name */
function placesOf(name) {
  return (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
}

export async function ensureBrowser() {
  const found = findBrowser();
  const isRoot = process.getuid?.() === 0;
  // A browser that is there is good enough for anyone who cannot install another without being asked for a password.
  if (found && (found.endsWith(shell) || process.env.CHROMIUM_PATH || !isRoot)) return;
  await step('Installing Chromium for the browser tests', async () => {
    const failure = await install([shell, 'chromium']);
    if (findBrowser()) return;
    throw new CommandError(
      `The browser tests need Chromium, and installing it failed: install it, or set CHROMIUM_PATH to one.\n${failure}`,
    );
  });
}

/** Tests of a phone's videos and of the proxy need them, and are left out where they are missing. */
const programs = ['ffmpeg', 'haproxy'];

export async function ensurePrograms() {
  const missing = programs.filter(
    (name) => ![...placesOf(name), `/usr/sbin/${name}`].some((place) => existsSync(place)),
  );
  if (missing.length === 0 || process.getuid?.() !== 0) return;
  await step(`Installing ${missing.join(' and ')} for tests`, async () => {
    await aptGet(['update']);
    await aptGet(['install', '-y', '--no-install-recommends', ...missing]);
  });
}

/**
 * The first of the packages that there is. Answers what went wrong, if nothing could be installed.
 * @param {string[]} packages
 */
async function install(packages) {
  const updated = await aptGet(['update']);
  if (updated.code !== 0) return updated.output;
  let failure = '';
  for (const name of packages) {
    const { code, output } = await aptGet(['install', '-y', '--no-install-recommends', name]);
    if (code === 0) return '';
    failure = output;
  }
  return failure;
}

/** @param {string[]} args */
function aptGet(args) {
  const [command, prefix] = process.getuid?.() === 0 ? ['apt-get', []] : ['sudo', ['-n', 'apt-get']];
  return run(String(command), [...prefix, ...args], { env: { DEBIAN_FRONTEND: 'noninteractive' } }).then(
    ({ code, output }) => ({ code, output: output.trim() }),
    (error) => ({ code: 1, output: String(error.message) }),
  );
}
