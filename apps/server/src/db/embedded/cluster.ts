import { execFile } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '../../start-error.ts';
import type { Binaries } from './binaries.ts';
import { type Home, handOver } from './home.ts';
import { exists, moveIntoPlace } from './whole-folder.ts';

const run = promisify(execFile);

/** The database's files, with the password of its only user beside them. */
export interface Cluster {
  readonly folder: string;
  readonly data: string;
  readonly log: string;
  readonly password: string;
}

export const userName = 'taga';

/** The cluster in the home, made now if there is none yet. */
export async function prepareCluster(home: Home, binaries: Binaries): Promise<Cluster> {
  const folder = join(home.folder, `cluster-${binaries.major}`);
  if (!(await exists(folder))) {
    await refuseOtherVersion(home.folder, binaries.major);
    await create(home, binaries, folder);
  }
  const password = await readPassword(folder);
  return { folder, data: join(folder, 'data'), log: join(folder, 'server.log'), password };
}

async function refuseOtherVersion(home: string, major: number): Promise<void> {
  const other = (await readdir(home)).find((name) => /^cluster-\d+$/.test(name));
  if (!other) return;
  const version = other.replace('cluster-', '');
  throw new StartError(
    `The database in ${join(home, other)} is of PostgreSQL ${version}, and this version of the server brings PostgreSQL ${major}: export it with the old version and import it here.`,
  );
}

/** Under another name first, password included: a cluster that is there is whole. */
async function create(home: Home, binaries: Binaries, folder: string): Promise<void> {
  const partial = `${folder}.partial-${randomUUID()}`;
  const passwordFile = join(partial, 'password');
  await mkdir(partial, { mode: 0o700 });
  await writeFile(passwordFile, randomBytes(32).toString('base64url'), { mode: 0o600 });
  await handOver(partial, home.account);
  await handOver(passwordFile, home.account);
  await initialise(home, binaries, join(partial, 'data'), passwordFile);
  await moveIntoPlace(partial, folder);
  await syncFolder(home.folder);
}

async function initialise(home: Home, binaries: Binaries, data: string, passwordFile: string): Promise<void> {
  const options = [
    ...['--pgdata', data, '--username', userName, '--pwfile', passwordFile, '--auth', 'scram-sha-256'],
    // The same order and case rules on every machine, whatever its locales are.
    ...['--encoding', 'UTF8', '--locale', 'C', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8'],
    ...['--text-search-config', 'simple', '--data-checksums', '--no-instructions'],
  ];
  try {
    await run(join(binaries.folder, 'bin', 'initdb'), options, {
      cwd: home.folder,
      env: plainEnvironment,
      ...home.account,
    });
  } catch (error) {
    throw new StartError(`The built-in PostgreSQL could not make its database: ${lastLine(error)}.`);
  }
}

/** Nothing of the operator's environment (`PGDATA`, `LC_ALL` …) reaches PostgreSQL. */
export const plainEnvironment = { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

function lastLine(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  const lines = (stderr || message).split('\n').filter((line) => /error|fatal|denied|cannot|could not/i.test(line));
  return (lines[0] ?? message).trim().replace(/\.$/, '');
}

/** A power cut must not take back the new name of the folder. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

async function readPassword(folder: string): Promise<string> {
  try {
    return await readFile(join(folder, 'password'), 'utf8');
  } catch {
    throw new StartError(
      `The database in ${folder} cannot be read by this account: start the server as the account that made it, or set another DATA_DIR.`,
    );
  }
}
