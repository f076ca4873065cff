// Makes small slips in the code of a folder, one at a time, and runs the tests nearest to each: a slip that no test
// notices shows what is not guarded. `npm run mutate -- apps/server/src/modules/staff count=40 seed=1 tests=18` makes forty
// of them, chosen by the seed; `count=all` makes every one. A slip is remembered while neither its file nor its tests
// change. `npm run mutate -- named` makes those of a list instead, that nobody had noticed once, `named=desk` those with
// that in their names. Commit first: the slips are made in the files themselves, and taken back.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTest } from './check/imports.mjs';
import { namedSlips } from './mutate/named-slips.mjs';
import { mediaProcess, nearestTests, partsOf } from './mutate/nearest-tests.mjs';
import { makeSlip, slipNamed, slipsOf } from './mutate/slips.mjs';
import { startTestRuns } from './mutate/test-runs.mjs';
import { root } from './root.mjs';
import { CommandError, run, runCommand } from './say.mjs';

/** What decides nothing: lists of exports, what is generated, how the database came to be, how a component looks, examples. */
const undecided = /(\/index\.ts|\.gen\.ts|\.d\.ts|\/migrations\/.*|\.examples\.tsx|\/testing\/.*)$/;
/** The nearest tests run alone first, or the one that is named: most slips are noticed there. */
const nearest = 4;

/** @param {string[]} given */
function readCommand(given) {
  const words = given.filter((word) => !word.includes('='));
  const options = Object.fromEntries(given.filter((word) => word.includes('=')).map((word) => word.split('=', 2)));
  const named = words.includes('named') ? '' : options.named;
  if (words.length === 0 && named === undefined) {
    throw new CommandError('Name the folder: npm run mutate -- apps/server/src/modules/staff');
  }
  return {
    named,
    folders: words,
    count: options.count === 'all' ? Number.POSITIVE_INFINITY : Number(options.count ?? 40),
    seed: options.seed ?? '1',
    tests: Number(options.tests ?? 18),
  };
}

async function readSources() {
  const { output } = await run('git', ['ls-files', 'apps', 'packages'], { cwd: root });
  const files = output.split('\n').filter((file) => /\.tsx?$/.test(file));
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

/** What changed together in each commit. */
async function readHistory() {
  const { output } = await run('git', ['log', '--format=%x00', '--name-only', '--', 'apps', 'packages'], { cwd: root });
  return output.split('\0').map((commit) => commit.split('\n').filter(Boolean));
}

/** @param {string[]} paths */
async function refuseChanges(paths) {
  const { output } = await run('git', ['status', '--porcelain', '--', ...paths], { cwd: root });
  if (output.trim() !== '') throw new CommandError(`Commit these first, so that nothing is lost:\n${output}`);
}

const hash = (/** @type {string[]} */ ...parts) => createHash('sha256').update(parts.join('\0')).digest('hex');

/**
 * @typedef {{ file: string, source: string, slip: import('./mutate/slips.mjs').Slip, test?: string | undefined }} Made
 * @typedef {Map<string, string>} Sources
 */

/** @param {Sources} sources @param {ReturnType<typeof readCommand>} command @returns {Made[]} */
function seededSlips(sources, { folders, count, seed }) {
  return [...sources]
    .filter(([file]) => folders.some((folder) => file.startsWith(folder)) && !isTest(file) && !undecided.test(file))
    .flatMap(([file, source]) => slipsOf(file, source).map((slip) => ({ file, source, slip })))
    .map((found) => ({ ...found, order: hash(seed, found.file, String(found.slip.start), found.slip.kind) }))
    .sort((a, b) => a.order.localeCompare(b.order))
    .slice(0, count);
}

/** @param {Sources} sources @param {string} part of the names @returns {Made[]} */
function slipsWithName(sources, part) {
  return namedSlips
    .filter(({ name }) => name.includes(part))
    .map((named) => {
      const source = sources.get(named.file) ?? '';
      return { ...named, source, slip: slipNamed(named, source) };
    });
}

/** @typedef {Awaited<ReturnType<typeof startTestRuns>>} Runs */

/**
 * @param {Made} made
 * @param {{ tests: string[], isMedia: boolean }} found
 * @param {Runs} runs
 */
async function failureBy({ file, source, slip, test }, { tests, isMedia }, runs) {
  const path = join(root, file);
  const takeBack = () => {
    writeFileSync(path, source);
    runs.forget(path);
  };
  const stop = () => {
    takeBack();
    process.exit(1);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    writeFileSync(path, makeSlip(source, slip));
    runs.forget(path);
    if (isMedia) await runs.buildMediaProcess();
    const first = test ? 1 : nearest;
    for (const batch of [tests.slice(0, first), tests.slice(first)]) {
      const failure = batch.length > 0 ? await runs.firstFailure(batch.map((test) => join(root, test))) : undefined;
      if (failure) return failure;
    }
    return undefined;
  } finally {
    takeBack();
    if (isMedia) await runs.buildMediaProcess();
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

/** Test files that pass without a slip. @type {Set<string>} */
const sound = new Set();

/** A test that fails without the slip too has noticed nothing. @param {import('./mutate/test-runs.mjs').Failure} failure @param {Runs} runs */
async function requireSound({ file }, runs) {
  if (!file || sound.has(file)) return;
  const failure = await runs.firstFailure([file]);
  if (failure) throw new CommandError(`“${failure.name}” fails without a slip too: ${file}`);
  sound.add(file);
}

runCommand(async () => {
  const command = readCommand(process.argv.slice(2));
  const { folders, named, seed, tests: limit } = command;
  const sources = await readSources();
  const slips = named === undefined ? seededSlips(sources, command) : slipsWithName(sources, named);
  if (slips.length === 0) throw new CommandError('There is no such slip.');
  await refuseChanges(slips.map(({ file }) => file));
  const testsOf = nearestTests(sources, await readHistory());
  const media = partsOf(sources, mediaProcess);

  const memory = join(root, 'test-results', 'mutate', 'results.json');
  mkdirSync(join(root, 'test-results', 'mutate'), { recursive: true });
  /** @type {Record<string, string | null>} */
  const known = readKnown(memory);
  const runs = await startTestRuns(root);
  let noticed = 0;
  /** @type {string[]} */
  const survivors = [];
  for (const [index, { file, source, slip, test }] of slips.entries()) {
    const tests = [...new Set([...(test ? [test] : []), ...testsOf(file)])].slice(0, limit);
    const key = hash(source, JSON.stringify(slip), ...tests.map((test) => sources.get(test) ?? ''));
    if (!(key in known)) {
      const failure = await failureBy({ file, source, slip, test }, { tests, isMedia: media.has(file) }, runs);
      if (failure) await requireSound(failure, runs);
      known[key] = failure?.name ?? null;
      writeFileSync(memory, JSON.stringify(known));
    }
    const by = known[key];
    const place = `${file}:${slip.line} ${slip.kind}`;
    if (by) noticed += 1;
    else survivors.push(place);
    process.stdout.write(`${index + 1}/${slips.length} ${place}: ${by ? `noticed by ${by}` : 'NOT NOTICED'}\n`);
  }
  await runs.stop();
  const share = Math.round((noticed / slips.length) * 100);
  const what = named === undefined ? `${folders.join(' ')}, seed ${seed}` : `named ${named}`.trim();
  process.stdout.write(`\n${what}: ${noticed} of ${slips.length} noticed (${share} %)\n`);
  for (const survivor of survivors) process.stdout.write(`  ${survivor}\n`);
  // Vitest leaves one that tells of the tests that failed, as they should.
  process.exitCode = named !== undefined && survivors.length > 0 ? 1 : 0;
});

/** @param {string} file @returns {Record<string, string | null>} */
function readKnown(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
