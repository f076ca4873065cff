// `npm test`: installs, finds or installs a browser, builds, and runs every check and every test.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { runChecks } from './check.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './root.mjs';
import { run, runCommand } from './say.mjs';

const results = join(root, 'test-results');

/** @typedef {{ passed: number, failed: number, failures?: string[] }} Counts */

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
  return settle(code, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    failures: failuresOfVitest(report),
  });
}

/** @returns {Promise<Counts>} */
async function runPlaywright() {
  const file = join(results, 'playwright.json');
  const { code } = await run('npx', ['--no-install', 'playwright', 'test', '--reporter=line,json'], {
    cwd: root,
    show: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const report = readReport(file);
  const stats = report?.stats;
  // What passed only when it was walked once more is named by the reporter, and does not fail the run.
  return settle(code, {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    failures: failuresOfPlaywright(report?.suites ?? []),
  });
}

/** @param {any} report @returns {string[]} */
function failuresOfVitest(report) {
  return (report?.testResults ?? []).flatMap((/** @type {any} */ file) => {
    const failed = file.assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    // A file that could not be loaded has no tests to fail.
    if (failed.length === 0 && file.status === 'failed') return [describe(relative(root, file.name), [file.message])];
    return failed.map((/** @type {any} */ test) =>
      describe(`${relative(root, file.name)} › ${test.fullName}`, test.failureMessages),
    );
  });
}

/** @param {any[]} suites @returns {string[]} */
function failuresOfPlaywright(suites) {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter((/** @type {any} */ spec) => !spec.ok)
      .map((/** @type {any} */ spec) =>
        describe(
          `${spec.file}:${spec.line} › ${spec.title}`,
          (spec.tests[0]?.results[0]?.errors ?? []).map((/** @type {any} */ error) => error.message),
        ),
      ),
    ...failuresOfPlaywright(suite.suites ?? []),
  ]);
}

/** @param {string} name @param {string[]} messages */
function describe(name, messages) {
  const lines = messages.join('\n').split('\n').slice(0, 20);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
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
  return fellOver
    ? { ...counts, failed: 1, failures: ['something outside any test: see what is said of it above'] }
    : counts;
}

runCommand(async () => {
  await ensureInstalled({ withTools: true });
  await ensureBrowser();
  await ensureBuilt();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  const totals = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const failures = [];
  for (const part of [runChecks, runVitest, runPlaywright]) {
    /** @type {Counts} */
    const counts = await part();
    totals.passed += counts.passed;
    totals.failed += counts.failed;
    failures.push(...(counts.failures ?? []));
  }
  // Once more at the end: what a long run said of them in its middle has scrolled away.
  if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.join('\n')}\n`);
  process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
  process.exitCode = totals.failed === 0 ? 0 : 1;
});
