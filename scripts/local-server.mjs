// A server of its own for commands that need to look at the product.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';
import { CommandError } from './say.mjs';

/**
 * Starts the built server on a fresh database, runs the work and stops it again. Unless the settings say otherwise there
 * are the demo people alone: nothing happens in the background that is measured with it.
 * @template T
 * @param {number} port
 * @param {(address: string, pid: number) => Promise<T>} work
 * @param {Record<string, string>} [settings]
 * @returns {Promise<T>}
 */
export async function withLocalServer(port, work, settings = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'taga-'));
  // The database may run as another account, which has to get in.
  chmodSync(dataDir, 0o755);
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    env: {
      SANDBOX_SEED: 'people',
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => server.on('exit', resolve));
  try {
    await Promise.race([untilReady(address), ended.then(failToStart)]);
    return await work(address, server.pid ?? 0);
  } finally {
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** However long a busy machine takes: it becomes ready, or it ends. @param {string} address */
async function untilReady(address) {
  while (!(await fetch(`${address}/readyz`).catch(() => undefined))?.ok) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** @returns {never} */
function failToStart() {
  throw new CommandError('The server did not become ready.');
}
