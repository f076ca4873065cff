// A real cluster on this machine, on loopback addresses and free ports: etcd, three PostgreSQL under Patroni, haproxy before
// them and before three server processes, and an S3 server. Everything is in one scratch folder and gone afterwards.
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../free-ports.mjs';
import { root } from '../root.mjs';
import { withClient } from './client.mjs';
import { startDatabase } from './database.mjs';
import { passwords } from './patroni-node.mjs';
import { createProcesses, until } from './processes.mjs';
import { findPrograms } from './programs.mjs';
import { startS3 } from './s3.mjs';
import { createServerProcess, generous } from './servers.mjs';
import { startSilentProxy } from './silent-proxy.mjs';

/** @typedef {Awaited<ReturnType<typeof startCluster>>} Cluster */
/** @typedef {import('./database.mjs').Ground} Ground */
/** @typedef {import('./patroni-node.mjs').Node} Node */

/** @param {string} [before] the folder of the version that the servers begin with, if not this one */
export async function startCluster(before = root) {
  const programs = findPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'taga-cluster-'));
  // PostgreSQL runs as another account, which has to get in.
  chmodSync(folder, 0o755);
  const processes = createProcesses(folder);
  /** @type {Node[]} */
  const nodes = [];
  /** @type {{ close?: () => void }} */
  const way = {};
  async function stop() {
    for (const node of nodes) node.signalAll('SIGCONT');
    for (const node of nodes) await node.killMachine();
    await processes.endAll();
    way.close?.();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
  try {
    return { folder, stop, ...(await assemble({ programs, folder, processes }, nodes, way, before)) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** @param {Ground} ground @param {Node[]} nodes @param {{ close?: () => void }} opened @param {string} before */
async function assemble(ground, nodes, opened, before) {
  const { folder } = ground;
  const database = await startDatabase(ground, nodes);
  const [databasePort = 0, haproxyPort = 0, portalPort = 0, ...serverPorts] = await freePorts(6);
  startHaproxy(ground, nodes, { portalPort, haproxyPort, serverPorts });
  const way = await startSilentProxy(databasePort, haproxyPort);
  opened.close = way.close;
  const urlOf = (/** @type {string} */ account, /** @type {string} */ name) =>
    `postgres://${account}@127.0.0.1:${databasePort}/${name}`;
  await createDatabases(urlOf(`postgres:${passwords.superuser}`, 'postgres'));
  const s3 = await startS3(ground);
  const databaseUrl = urlOf('taga:taga', 'taga');
  const address = `http://127.0.0.1:${portalPort}`;
  const servers = await startServers(ground, serverPorts, before, {
    DATABASE_URL: databaseUrl,
    FILES_URL: s3.url,
    PUBLIC_URL: address,
  });
  await until('the way to the servers', async () => (await fetch(`${address}/api/register/get_token`)).ok);
  return {
    ...database,
    address,
    databaseUrl,
    probeUrl: urlOf('taga:taga', 'probe'),
    servers,
    versions: { before, after: root },
    way,
    s3,
    /** What the servers have logged as faults of their own. */
    internalErrors: () =>
      servers.flatMap((_, index) =>
        readFileSync(join(folder, `server-${index + 1}.log`), 'utf8')
          .split('\n')
          .filter((line) => /"internal error"|failed unexpectedly|"level":"fatal"/.test(line)),
      ),
  };
}

/** The very files that operators are given. @param {Ground} ground @param {Node[]} nodes @param {{ portalPort: number, haproxyPort: number, serverPorts: number[] }} ports */
function startHaproxy({ programs, processes }, nodes, { portalPort, haproxyPort, serverPorts }) {
  const files = ['servers.cfg', 'postgresql.cfg'].flatMap((name) => ['-f', join(root, 'deploy/haproxy', name)]);
  processes.start('haproxy', [programs.haproxy, '-db', ...files], {
    ERROR_FILE: join(root, 'deploy/haproxy/unavailable.http'),
    PORTAL_BIND: `127.0.0.1:${portalPort}`,
    DATABASE_BIND: `127.0.0.1:${haproxyPort}`,
    ...Object.fromEntries(serverPorts.map((port, index) => [`TAGA_${index + 1}`, `127.0.0.1:${port}`])),
    ...Object.fromEntries(
      nodes.flatMap(({ port, restPort }, index) => [
        [`PG_${index + 1}`, `127.0.0.1:${port}`],
        [`PG_${index + 1}_REST`, String(restPort)],
      ]),
    ),
  });
}

/** @param {string} url */
async function createDatabases(url) {
  const statements = [
    `create role taga login password 'taga'`,
    'create database taga owner taga',
    'create database probe owner taga',
  ];
  for (const statement of statements) {
    // For its first seconds haproxy believes that each node is the leader.
    await until('the way to the leader', async () => {
      await withClient(url, (ask) => ask(statement));
      return true;
    });
  }
}

/** @param {Ground} ground @param {number[]} ports @param {string} version @param {Record<string, string>} where */
async function startServers({ folder, processes }, ports, version, where) {
  const settings = {
    HOST: '127.0.0.1',
    SECRET_KEY: randomBytes(32).toString('base64'),
    FILES_KEY: randomBytes(32).toString('base64'),
    TRUST_PROXY: 'loopback',
    STOP_DELAY_MS: '2000',
    // A host that swallows everything is given up a second later: within ten seconds of being back.
    DATABASE_TIMEOUT_MS: '8000',
    SANDBOX: 'true',
    SANDBOX_SEED: 'people',
    LOG_LEVEL: 'warn',
    ...generous,
    ...where,
  };
  const given = { folder, processes, settings, version };
  const servers = ports.map((port, index) => createServerProcess(index + 1, port, given));
  for (const server of servers) {
    server.start();
    // One after the other: the first creates the tables.
    await until('the server', server.isReady);
  }
  return servers;
}
