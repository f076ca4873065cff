// `npm test`: installs, finds or installs a browser, builds, and runs every check and every test.
// `npm run test:quick`: the same without the tests that take longest. `npm run test:changed`: what a change touches.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser, ensurePrograms } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { runChecks } from './check.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';
import { CommandError, run, runCommand } from './say.mjs';
import { results, runPlaywright, runVitest } from './test/run-tests.mjs';
import { mainWalks, walksThrough } from './test/walks.mjs';

/** They start, kill and restore whole servers, look at faces, or build copies of the project. */
const longest = [
  'apps/server/src/**/killed-*.test.ts',
  'apps/server/src/db/{backup,embedded}/*.test.ts',
  'apps/server/src/{main,db/open-database}.test.ts',
  'apps/server/src/commands/*.test.ts',
  'apps/server/src/identity/built-in/built-in-verifier.test.ts',
  'apps/server/src/**/built-in-check.test.ts',
  'apps/server/src/bank/sandbox/ledger-properties.test.ts',
  'scripts/recipes/*.test.ts',
];

/** @typedef {import('./test/run-tests.mjs').Selection} Selection */

/** @type {Record<string, () => Promise<{ units?: Selection, browser?: Selection }>>} */
const selections = {
  all: async () => ({ units: {}, browser: {} }),
  quick: async () => ({
    units: { which: longest.flatMap((glob) => ['--exclude', glob]) },
    browser: { which: mainWalks },
  }),
  changed: async () => {
    const since = process.argv[3] ?? (await whereMainWasLeft());
    const walks = walksThrough(await changedSince(since), await readBrowserTests());
    const units = { which: ['--changed', since, '--passWithNoTests'], mayBeNone: true };
    return walks.length > 0 ? { units, browser: { which: walks } } : { units };
  },
};

/** On a branch where it began, on `main` the commit before this one. */
async function whereMainWasLeft() {
  const [base, head] = [await git('merge-base', 'HEAD', 'main'), await git('rev-parse', 'HEAD')];
  return base === head ? 'HEAD~1' : base;
}

/** @param {string} since */
async function changedSince(since) {
  const [changed, added] = [await git('diff', '--name-only', since), await git('ls-files', '-o', '--exclude-standard')];
  return `${changed}\n${added}`.split('\n').filter(Boolean);
}

/** @returns {Promise<Map<string, string>>} */
async function readBrowserTests() {
  const places = ['e2e', 'bench', 'packages/ui/gallery', 'packages/web/testing'];
  const paths = (await git('ls-files', '-co', '--exclude-standard', ...places)).split('\n').filter(Boolean);
  return new Map(
    paths.filter((path) => path.endsWith('.ts')).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

/** @param {string[]} args */
async function git(...args) {
  const { code, output } = await run('git', args, { cwd: root });
  if (code !== 0) throw new CommandError(`git ${args.join(' ')} failed.\n${output.trim()}`);
  return output.trim();
}

runCommand(async () => {
  const select = selections[process.argv[2] ?? 'all'];
  if (!select) throw new CommandError(`Which tests: ${Object.keys(selections).join(', ')}?`);
  const { units, browser } = await select();
  // The programs are fetched while the rest is installed and built.
  await Promise.all([
    ensureInstalled({ withTools: true }).then(() => ensureBuilt()),
    (browser ? ensureBrowser() : Promise.resolve()).then(() => (units ? ensurePrograms() : undefined)),
  ]);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  // One after the other: beside each other both took longer on two cores, and walks ran out of patience.
  /** @type {import('./test/run-tests.mjs').Counts[]} */
  const counts = [await runChecks()];
  if (units) counts.push(await runVitest(units));
  if (browser) counts.push(await runPlaywright(browser));
  const gather = (/** @type {'failures' | 'flaky'} */ name) => counts.flatMap((part) => part[name] ?? []);
  const [failures, flaky] = [gather('failures'), gather('flaky')];
  const sum = (/** @type {'passed' | 'failed'} */ name) => counts.reduce((total, part) => total + part[name], 0);
  // Once more at the end: what a long run said of them in its middle has scrolled away.
  if (flaky.length > 0) process.stdout.write(`\nFlaky:\n${flaky.join('\n')}\n`);
  if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
});
