import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findUnprivilegedAccount, runsAsRoot } from '../embedded/account.ts';
import { installBinaries } from '../embedded/binaries.ts';
import { plainEnvironment, userName } from '../embedded/cluster.ts';
import { handOver } from '../embedded/home.ts';
import { urlOf } from '../embedded/owner-lock.ts';
import { startPostmaster, stopPostmaster } from '../embedded/postmaster.ts';

const run = promisify(execFile);

/** PostgreSQL 15 under a name of its own beside the built-in version; npm has it for Linux. */
const packageName = `postgres-15-${process.platform}-${process.arch}`;

export function hasSeparateServer(): boolean {
  try {
    return Boolean(createRequire(import.meta.url).resolve(packageName));
  } catch {
    return false;
  }
}

export interface SeparateServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** A PostgreSQL 15 as an operator would run it, reached by its address alone. */
export async function startSeparateServer(): Promise<SeparateServer> {
  const { binaries, account, cluster, remove } = await makeCluster();
  const postmaster = await start(binaries, cluster, account);
  return {
    url: urlOf(cluster, postmaster.port, 'postgres'),
    async stop() {
      await stopPostmaster(postmaster);
      await remove();
    },
  };
}

export interface ReplicatedServer extends SeparateServer {
  readonly replicaUrl: string;
}

/** The same with a second one that follows it. */
export async function startReplicatedServer(): Promise<ReplicatedServer> {
  const { binaries, account, cluster, remove } = await makeCluster();
  const second = join(cluster.folder, 'replica');
  const replicaCluster = { ...cluster, data: second, log: join(cluster.folder, 'replica.log') };
  // A copy of files at rest, with its rights and owners.
  await run('cp', ['-a', cluster.data, second]);
  const primary = await start(binaries, cluster, account);
  const conninfo = `host=127.0.0.1 port=${primary.port} user=${userName} password=${cluster.password}`;
  await appendFile(join(second, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
  await writeFile(join(second, 'standby.signal'), '');
  await handOver(join(second, 'standby.signal'), account);
  const replica = await start(binaries, replicaCluster, account);
  return {
    url: urlOf(cluster, primary.port, 'postgres'),
    replicaUrl: urlOf(replicaCluster, replica.port, 'postgres'),
    async stop() {
      for (const each of [replica, primary]) await stopPostmaster(each);
      await remove();
    },
  };
}

async function makeCluster() {
  const folder = await mkdtemp(join(tmpdir(), 'taga-separate-'));
  await chmod(folder, 0o755);
  const account = runsAsRoot() ? await findUnprivilegedAccount() : undefined;
  const binaries = await installBinaries(folder, packageName);
  const own = join(folder, 'own');
  const cluster = { folder: own, data: join(own, 'data'), log: join(own, 'server.log'), password: 'separate' };
  await mkdir(own, { mode: 0o700 });
  await writeFile(join(own, 'password'), cluster.password);
  await handOver(own, account);
  await handOver(join(own, 'password'), account);
  const options = ['-D', cluster.data, '-U', userName, '--pwfile', join(own, 'password'), '-A', 'scram-sha-256'];
  const initdb = join(binaries.folder, 'bin', 'initdb');
  await run(initdb, [...options, '-E', 'UTF8', '--locale', 'C'], { cwd: own, env: plainEnvironment, ...account });
  return { binaries, account, cluster, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function start(...given: Parameters<typeof startPostmaster>) {
  const postmaster = await startPostmaster(...given);
  if (!postmaster) throw new Error('PostgreSQL 15 did not start.');
  return postmaster;
}
