// The victim's own PostgreSQL: for what an attack sets up and counts beside the server, and for killing it.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { Stop } from '../say.mjs';

const pg = createRequire(join(root, 'apps/server/package.json'))('pg');

/** @param {string} dataDir */
function clusterOf(dataDir) {
  const home = join(dataDir, 'postgres');
  const name = readdirSync(home).find((entry) => /^cluster-\d+$/.test(entry));
  if (!name) throw new Stop('The server has no database of its own.');
  return join(home, name);
}

/** @param {string} dataDir @returns {{ pid: number, port: number }} */
export function postmasterOf(dataDir) {
  const lines = readFileSync(join(clusterOf(dataDir), 'data', 'postmaster.pid'), 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

/** @typedef {(text: string, values?: unknown[]) => Promise<any[]>} Query */

/**
 * A connection that is closed again when the work is done.
 * @template T
 * @param {string} dataDir @param {(query: Query) => Promise<T>} work @returns {Promise<T>}
 */
export async function withDatabase(dataDir, work) {
  const password = readFileSync(join(clusterOf(dataDir), 'password'), 'utf8');
  const { port } = postmasterOf(dataDir);
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'taga', password, database: 'taga' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(async (text, values = []) => (await client.query(text, values)).rows);
  } finally {
    await client.end().catch(() => undefined);
  }
}
