import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
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
  const postmaster = await startPostmaster(binaries, cluster, account);
  if (!postmaster) throw new Error('PostgreSQL 15 did not start.');
  return {
    url: urlOf(cluster, postmaster.port, 'postgres'),
    async stop() {
      await stopPostmaster(postmaster);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
