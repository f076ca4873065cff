// Runs unit tests and browser tests, and counts what passed and what failed.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../root.mjs';
import { run } from '../say.mjs';

/** Where reports, screenshots and the servers' data are. */
export const results = join(root, 'test-results');

/** @typedef {{ passed: number, failed: number, failures?: string[], flaky?: string[] }} Counts */

/** @typedef {{ which?: string[], mayBeNone?: boolean }} Selection which ones, in words of the runner */

/**
 * @param {Selection} [selection]
 * @returns {Promise<Counts>}
 */
export async function runVitest({ which = [], mayBeNone = false } = {}) {
  const file = join(results, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const words = ['run', ...reporters, ...which];
  const { code } = await run('npx', ['--no-install', 'vitest', ...words], { cwd: root, show: true });
  const report = readReport(file);
  return settle(code, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    failures: failuresOfVitest(report),
    mayBeNone,
  });
}

/**
 * @param {Selection} [selection]
 * @returns {Promise<Counts>}
 */
export async function runPlaywright({ which = [], mayBeNone = false } = {}) {
  const file = join(results, 'playwright.json');
  const { code } = await run('npx', ['--no-install', 'playwright', 'test', '--reporter=line,json', ...which], {
    cwd: root,
    show: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const report = readReport(file);
  const stats = report?.stats;
  const suites = report?.suites ?? [];
  return settle(code, {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    failures: describeWalks(suites, 'unexpected'),
    // Passed when they were walked once more: that does not fail the run, and is told with what went wrong.
    flaky: describeWalks(suites, 'flaky'),
    mayBeNone,
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

/** Those that ended that way, each with what went wrong the first time. @param {any[]} suites @param {string} status @returns {string[]} */
function describeWalks(suites, status) {
  return suites.flatMap((suite) => [
    ...suite.specs
      .filter((/** @type {any} */ spec) => spec.tests[0]?.status === status)
      .map((/** @type {any} */ spec) =>
        describe(
          `${spec.file}:${spec.line} › ${spec.title}`,
          (spec.tests[0].results[0]?.errors ?? []).map((/** @type {any} */ error) => error.message),
        ),
      ),
    ...describeWalks(suite.suites ?? [], status),
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
 * @param {Counts & { mayBeNone: boolean }} result
 */
function settle(code, { mayBeNone, ...counts }) {
  const ranNone = counts.passed === 0 && !mayBeNone;
  const fellOver = counts.failed === 0 && (code !== 0 || ranNone);
  return fellOver
    ? { ...counts, failed: 1, failures: ['something outside any test: see what is said of it above'] }
    : counts;
}
