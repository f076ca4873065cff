// The victim's own PostgreSQL: for what an attack sets up and counts beside the server, and for killing it.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../root.mjs';
import { CommandError } from '../say.mjs';

const pg = createRequire(join(root, 'apps/server/package.json'))('pg');

/** @param {string} dataDir */
function clusterOf(dataDir) {
  const home = join(dataDir, 'postgres');
  const name = readdirSync(home).find((entry) => /^cluster-\d+$/.test(entry));
  if (!name) throw new CommandError('The server has no database of its own.');
  return join(home, name);
}

/** @param {string} dataDir @returns {{ pid: number, port: number }} */
export function postmasterOf(dataDir) {
  const lines = readFileSync(join(clusterOf(dataDir), 'data', 'postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

/** @param {string} dataDir @returns {string} its address, for a further server on the same database */
export function databaseUrlOf(dataDir) {
  const password = readFileSync(join(clusterOf(dataDir), 'password'), 'utf8');
  return `postgres://taga:${password}@127.0.0.1:${postmasterOf(dataDir).port}/taga`;
}

/** @typedef {(text: string, values?: unknown[]) => Promise<any[]>} Query */

const patienceMs = 60_000;

/** Where it was killed a moment ago, the server starts it again. @param {string} dataDir */
async function connect(dataDir) {
  for (const began = performance.now(); ; await pause(100)) {
    try {
      const client = new pg.Client({ connectionString: databaseUrlOf(dataDir) });
      client.on('error', () => undefined);
      await client.connect();
      return client;
    } catch (error) {
      if (performance.now() - began > patienceMs) throw error;
    }
  }
}

/**
 * A connection that is closed again when the work is done.
 * @template T
 * @param {string} dataDir @param {(query: Query) => Promise<T>} work @returns {Promise<T>}
 */
export async function withDatabase(dataDir, work) {
  const client = await connect(dataDir);
  try {
    return await work(async (text, values = []) => (await client.query(text, values)).rows);
  } finally {
    await client.end().catch(() => undefined);
  }
}
