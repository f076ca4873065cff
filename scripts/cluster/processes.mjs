// The processes of a cluster: each with its log in the scratch folder, each ended when the cluster is.
import { execFileSync, spawn } from 'node:child_process';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * @typedef {object} Running
 * @property {number} pid
 * @property {() => boolean} isRunning
 * @property {Promise<unknown>} ended
 * @property {() => number | null} exitCode once it has ended by itself
 * @property {(signal: NodeJS.Signals) => Promise<void>} end sends the signal and resolves when it is gone
 */

/**
 * @typedef {object} Processes
 * @property {(name: string, command: string[], env?: Record<string, string>, asPostgres?: boolean) => Running} start
 * @property {() => Promise<void>} endAll
 */

/** @param {string} folder for the logs @returns {Processes} */
export function createProcesses(folder) {
  /** @type {Set<Running>} */
  const all = new Set();
  const isRoot = process.getuid?.() === 0;

  return {
    start(name, command, env = {}, asPostgres = false) {
      // PostgreSQL refuses to be run by root.
      const lower = asPostgres && isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] : [];
      const [program = '', ...args] = [...lower, ...command];
      const log = openSync(join(folder, `${name}.log`), 'a');
      const { PATH = '' } = process.env;
      const child = spawn(program, args, {
        cwd: folder,
        env: { PATH: `${PATH}:/usr/sbin`, LANG: 'C.UTF-8', HOME: folder, ...env },
        stdio: ['ignore', log, log],
      });
      let isRunning = true;
      const ended = new Promise((resolve) => child.once('close', resolve)).then(() => {
        isRunning = false;
        all.delete(running);
      });
      /** @type {Running} */
      const running = {
        pid: child.pid ?? 0,
        isRunning: () => isRunning,
        ended,
        exitCode: () => child.exitCode,
        async end(signal) {
          child.kill(signal);
          await ended;
        },
      };
      all.add(running);
      return running;
    },
    async endAll() {
      await Promise.all([...all].map((running) => running.end('SIGKILL')));
    },
  };
}

/**
 * @param {string} what said where it does not come about
 * @param {() => Promise<unknown>} isTrue a failure counts as not yet
 * @param {number} [withinMs]
 */
export async function until(what, isTrue, withinMs = 90_000) {
  const began = performance.now();
  while (performance.now() - began < withinMs) {
    if (await isTrue().catch(() => false)) return;
    await pause(100);
  }
  throw new Error(`${what} did not come about within ${withinMs / 1000} s`);
}

/** Whom PostgreSQL runs as: it refuses root. */
export function postgresAccount() {
  if (process.getuid?.() !== 0) return { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  const of = (/** @type {string} */ option) => Number(execFileSync('id', [option, 'postgres'], { encoding: 'utf8' }));
  return { uid: of('-u'), gid: of('-g') };
}

/** @param {number} pid */
export function parentOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** @param {number} pid */
export function childrenOf(pid) {
  return readdirSync('/proc')
    .map(Number)
    .filter((each) => each > 0 && parentOf(each) === pid);
}

/** @param {number} pid @param {NodeJS.Signals} signal */
export function sendSignal(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}
