// A connection to a database of the cluster, for what is set up and looked at beside the servers.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from '../root.mjs';

export const pg = createRequire(join(root, 'apps/server/package.json'))('pg');

/**
 * @template T
 * @param {string} url
 * @param {(ask: (text: string) => Promise<any[]>) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, query_timeout: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(async (text) => (await client.query(text)).rows);
  } finally {
    // Nobody waits for the goodbye of a host that has vanished.
    void client.end().catch(() => undefined);
  }
}
