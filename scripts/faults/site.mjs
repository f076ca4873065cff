// What is killed: a server that serves and does no jobs, one that does them, a PostgreSQL, and beside them an S3 server that
// is left alone. Where partners are asked for, they stand between.
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { childrenOf, createProcesses, sendSignal, until } from '../cluster/processes.mjs';
import { findPrograms } from '../cluster/programs.mjs';
import { startS3 } from '../cluster/s3.mjs';
import { createServerProcess, generous } from '../cluster/servers.mjs';
import { freePorts } from '../free-ports.mjs';
import { startPartners } from './partners.mjs';
import { startPostgres } from './postgres.mjs';

/** @typedef {Awaited<ReturnType<typeof startSite>>} Site */

/** @param {{ hasPartners?: boolean }} [wanted] with partners over the network, that can misbehave, in place of the sandbox's own */
export async function startSite({ hasPartners = false } = {}) {
  const { postgres: bin } = findPrograms(['postgres']);
  const folder = mkdtempSync(join(tmpdir(), 'taga-faults-'));
  chmodSync(folder, 0o755);
  const processes = createProcesses(folder);
  async function stop(/** @type {import('./partners.mjs').Partners | undefined} */ partners) {
    await processes.endAll();
    await partners?.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
  try {
    const [port = 0, serverPort = 0, workerPort = 0] = await freePorts(3);
    const [database, s3] = await Promise.all([
      startPostgres({ bin, folder, processes, port }),
      startS3({ folder, processes }),
    ]);
    const ground = { folder, processes, bankDatabaseUrl: database.bankUrl, filesUrl: s3.url };
    const partners = hasPartners ? await startPartners(ground) : undefined;
    const settings = {
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      FILES_URL: s3.url,
      SECRET_KEY: randomBytes(32).toString('base64'),
      FILES_KEY: randomBytes(32).toString('base64'),
      SANDBOX: 'true',
      SANDBOX_SEED: 'people',
      LOG_LEVEL: 'warn',
      ...generous,
      ...partners?.settings,
    };
    const own = { folder, processes };
    const server = createServerProcess(1, serverPort, { ...own, settings: { ...settings, WORKER: 'false' } });
    const worker = createServerProcess(2, workerPort, { ...own, settings });
    for (const each of [server, worker]) {
      each.start();
      await until('the server', each.isReady);
    }
    return { database, server, worker, partners, stop: () => stop(partners) };
  } catch (error) {
    await stop(undefined);
    throw error;
  }
}

/** @param {import('../cluster/servers.mjs').ServerProcess} server */
async function restart(server) {
  await server.process().end('SIGKILL');
  server.start();
}

/** The process that opens pictures for a server; it starts with the first of them. @param {import('../cluster/servers.mjs').ServerProcess} server */
function mediaProcessesOf(server) {
  return childrenOf(server.process().pid).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('media-process');
    } catch {
      return false;
    }
  });
}

/** Each kills something and starts it again. @type {Record<string, (site: Site) => Promise<void>>} */
export const kills = {
  server: ({ server }) => restart(server),
  worker: ({ worker }) => restart(worker),
  async database({ database }) {
    await database.kill();
    await database.start();
  },
  async media({ server }) {
    await until('a process that opens pictures', async () => mediaProcessesOf(server).length > 0);
    for (const pid of mediaProcessesOf(server)) sendSignal(pid, 'SIGKILL');
  },
  /** As when the power fails. */
  async everything({ server, worker, database }) {
    await Promise.all([server.process().end('SIGKILL'), worker.process().end('SIGKILL'), database.kill()]);
    await database.start();
    for (const each of [server, worker]) each.start();
  },
};
