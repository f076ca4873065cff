// Builds the portal, the desk and the server, each only when something it is made of has changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';
import { CommandError, run, runCommand, step } from './say.mjs';

const apps = [
  { name: 'portal', what: 'Building the portal' },
  { name: 'desk', what: 'Building the desk' },
  { name: 'server', what: 'Building the server' },
];

/** All that has changed at once: each has a processor to itself where there are several. */
export async function ensureBuilt() {
  const shared = fingerprint([join(root, 'packages'), join(root, 'package-lock.json')]);
  await Promise.all(
    apps.map(async ({ name, what }) => {
      const stamp = join(root, 'apps', name, 'dist', '.built');
      const wanted = `${shared}-${fingerprint([join(root, 'apps', name)])}`;
      if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
      await step(what, async () => {
        const { code, output } = await run('npm', ['run', 'build', '--workspace', `@taga/${name}`], { cwd: root });
        if (code !== 0) throw new CommandError(`${what} failed.\n${output.trim()}`);
        writeFileSync(stamp, wanted);
      });
    }),
  );
}

/** @param {string[]} places */
function fingerprint(places) {
  const hash = createHash('sha256');
  for (const place of places) {
    for (const file of sourceFiles(place)) hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/**
 * @param {string} place
 * @returns {string[]}
 */
function sourceFiles(place) {
  const entries = (() => {
    try {
      return readdirSync(place, { withFileTypes: true });
    } catch {
      return undefined; // a single file
    }
  })();
  if (!entries) return [place];
  return entries
    .filter(({ name }) => name !== 'node_modules' && name !== 'dist' && !/\.(test|e2e)\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? sourceFiles(join(place, entry.name)) : [join(place, entry.name)]));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  runCommand(async () => {
    await ensureInstalled();
    await ensureBuilt();
  });
}
