// Runs tests again and again in one process: the database and what no slip has changed are there already, so that a run
// takes seconds.
import { execFileSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'vite';
import { createVitest } from 'vitest/node';

/** Beyond this a run is taken for a loop without an end. Tests of the server start servers and databases. */
const longestRunMs = { server: 300_000, others: 60_000 };
/** Outside the server no test waits for more than a timer of its own: what takes this long hangs. */
const hanging = { testTimeout: 20_000, hookTimeout: 20_000, expect: { poll: { timeout: 10_000 } } };
/** Vitest waits for ever for a worker that was killed. */
const closingMs = 5_000;
const withoutEnd = { name: 'a run without an end' };

/** A worker in a loop without an end hears of nothing: closing alone would wait for it. */
function killWorkers() {
  try {
    execFileSync('pkill', ['-KILL', '-P', String(process.pid), '-f', 'vitest']);
  } catch {
    // It has ended by itself meanwhile.
  }
}

/** @typedef {{ name: string, file?: string }} Failure the first test that failed, and the file that it stands in */

/** @param {string} root */
export async function startTestRuns(root) {
  async function open() {
    const opened = await createVitest('test', { root, watch: false, bail: 1, reporters: [{}] });
    for (const { name, config } of opened.projects) if (name !== 'server') Object.assign(config, hanging);
    return opened;
  }
  let vitest = await open();

  /** @param {string[]} tests @returns {Promise<Failure | undefined>} */
  async function failureIn(tests) {
    const specifications = await vitest.globTestSpecifications(tests);
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    const run = testModules.filter(({ moduleId }) => specifications.some((each) => each.moduleId === moduleId));
    for (const { children, moduleId } of run) {
      for (const test of children.allTests('failed')) return { name: test.fullName, file: moduleId };
    }
    const broken = run.find((module) => !module.ok());
    if (broken) return { name: broken.relativeModuleId, file: broken.moduleId };
    return unhandledErrors.length > 0 ? { name: 'an error that nothing caught' } : undefined;
  }

  return {
    /** @param {string} file one that was changed since it was run */
    forget: (file) => vitest.invalidateFile(file),
    /** The process that all tests share is built before the first of them, and is to be what the files say now. */
    async buildMediaProcess() {
      const server = vitest.projects.find(({ name }) => name === 'server');
      const { mediaScript: script } = /** @type {{ mediaScript?: string }} */ (server?.getProvidedContext() ?? {});
      if (script === undefined) return;
      const output = { ssr: 'src/media/media-process.ts', outDir: dirname(script), emptyOutDir: false };
      await build({ root: join(root, 'apps', 'server'), logLevel: 'error', build: output });
    },
    /** @param {string[]} tests @returns {Promise<Failure | undefined>} */
    async firstFailure(tests) {
      const isOver = new AbortController();
      const isOfServer = tests.some((test) => test.includes('/apps/server/'));
      const endless = wait(longestRunMs[isOfServer ? 'server' : 'others'], withoutEnd, isOver).catch(() => undefined);
      const failure = await Promise.race([failureIn(tests), endless]);
      isOver.abort();
      if (failure === withoutEnd) {
        killWorkers();
        await Promise.race([vitest.close(), wait(closingMs)]);
        vitest = await open();
      }
      return failure;
    },
    stop: () => vitest.close(),
  };
}
