// `npm test`: installs, finds or installs a browser, builds, and runs every check and every test.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { runChecks } from './check.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';
import { run, runCommand } from './say.mjs';

const results = join(root, 'test-results');

/** @typedef {{ passed: number, failed: number }} Counts */

/** @returns {Promise<Counts>} */
async function runVitest() {
  const file = join(results, 'vitest.json');
  const { code } = await run(
    'npx',
    ['--no-install', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    {
      cwd: root,
      show: true,
    },
  );
  const report = readReport(file);
  return settle(code, { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0 });
}

/** @returns {Promise<Counts>} */
async function runPlaywright() {
  const file = join(results, 'playwright.json');
  const { code } = await run('npx', ['--no-install', 'playwright', 'test', '--reporter=line,json'], {
    cwd: root,
    show: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const stats = readReport(file)?.stats;
  // What passed only when it was walked once more is named by the reporter, and does not fail the run.
  return settle(code, { passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0), failed: stats?.unexpected ?? 0 });
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the runner fell over before it could write one
  }
}

/**
 * A runner that failed outside any test, or ran none, still counts as a failure.
 * @param {number} code
 * @param {Counts} counts
 */
function settle(code, counts) {
  const fellOver = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return fellOver ? { ...counts, failed: 1 } : counts;
}

runCommand(async () => {
  await ensureInstalled();
  await ensureBrowser();
  await ensureBuilt();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const totals = { passed: 0, failed: 0 };
  for (const part of [runChecks, runVitest, runPlaywright]) {
    const counts = await part();
    totals.passed += counts.passed;
    totals.failed += counts.failed;
  }
  process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
  process.exitCode = totals.failed === 0 ? 0 : 1;
});
