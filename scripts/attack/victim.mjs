// The server that is attacked: built as it is shipped, on this machine, with a database of its own that is thrown away.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { CommandError } from '../say.mjs';
import { databaseUrlOf } from './victim-database.mjs';

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
 * @param {string} [disk] where its data folder is made
 * @returns {Promise<T>}
 */
export async function withVictim(settings, attack, disk = tmpdir()) {
  const dataDir = mkdtempSync(join(disk, 'taga-attack-'));
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

/**
 * Further servers on the database of the first, each on a data folder of its own.
 * @template T
 * @param {Victim} victim @param {Record<string, string>} settings the same for all @param {number} count
 * @param {(addresses: string[]) => Promise<T>} attack @returns {Promise<T>}
 */
export async function withFurther(victim, settings, count, attack) {
  const folders = Array.from({ length: count }, () => mkdtempSync(join(tmpdir(), 'taga-attack-')));
  const DATABASE_URL = databaseUrlOf(victim.dataDir);
  const servers = await Promise.all(
    folders.map((DATA_DIR) => startServer({ LOG_LEVEL: 'error', ...settings, DATABASE_URL, DATA_DIR })),
  );
  try {
    return await attack(servers.map(({ port }) => `http://127.0.0.1:${port}`));
  } finally {
    for (const { stop, ended } of servers) {
      stop();
      await ended;
    }
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {Record<string, string>} settings */
async function startServer(settings) {
  const { PATH = '' } = process.env;
  const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    env: { PATH, HOST: '127.0.0.1', PORT: '0', SANDBOX_SEED: 'people', ...settings },
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
