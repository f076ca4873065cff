// The server that is attacked: built as it is shipped, on this machine, with a database of its own that is thrown away.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { CommandError } from '../say.mjs';

/**
 * @typedef {object} Victim
 * @property {string} address
 * @property {number} port
 * @property {number} pid
 * @property {string} dataDir
 * @property {(signal: NodeJS.Signals) => Promise<void>} end kills it, and resolves when it is gone
 * @property {() => Promise<void>} start starts it again on what it left, and resolves when it listens
 */

/**
 * Starts a server on a fresh database, runs the attack and takes everything away again.
 * @template T
 * @param {Record<string, string>} settings
 * @param {(victim: Victim) => Promise<T>} attack
 * @returns {Promise<T>}
 */
export async function withVictim(settings, attack) {
  const dataDir = mkdtempSync(join(tmpdir(), 'taga-attack-'));
  // The database may run as another account, which has to get in.
  chmodSync(dataDir, 0o755);
  const start = () => startServer({ LOG_LEVEL: 'error', DATA_DIR: dataDir, ...settings });
  let running = await start();
  const victim = {
    dataDir,
    get port() {
      return running.port;
    },
    get address() {
      return `http://127.0.0.1:${running.port}`;
    },
    get pid() {
      return running.pid;
    },
    /** @param {NodeJS.Signals} signal */
    async end(signal) {
      process.kill(running.pid, signal);
      await running.ended;
    },
    async start() {
      running = await start();
    },
  };
  try {
    return await attack(victim);
  } finally {
    running.stop();
    await running.ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @param {Record<string, string>} settings */
async function startServer(settings) {
  const { PATH = '' } = process.env;
  const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    env: { PATH, HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise((resolve) => server.once('close', resolve));
  let said = '';
  /** @type {number} */
  const port = await new Promise((resolve, reject) => {
    server.stderr.on('data', (text) => {
      said += text;
      const announced = /is open at http:\/\/[^:]+:(\d+)/.exec(said);
      if (announced) resolve(Number(announced[1]));
    });
    server.once('close', () => reject(new CommandError(`The server did not start: ${said}`)));
  });
  return { port, pid: server.pid ?? 0, ended, stop: () => server.kill('SIGTERM') };
}
