import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { Account } from '../embedded/account.ts';
import { findRunning } from '../embedded/pid-file.ts';
import { type BuiltProcess, buildServerProcess } from './build-process.ts';
import { launchServer, type RunningServer, startServer } from './run-server.ts';

const run = promisify(execFile);

export interface Servers {
  /** For each test one of its own, used before (by a server that stopped in good order) and empty of saved names. */
  readonly dataDir: string;
  /** Makes the data folder a new one. */
  clear(): Promise<void>;
  /** The folder of PostgreSQL's files in it. */
  readonly data: string;
  launch(account?: Account): RunningServer;
  start(account?: Account): Promise<RunningServer>;
  /** Kills every server of this test, and waits until its PostgreSQL is gone too. */
  stopAll(): Promise<void>;
  /** The process id of the PostgreSQL on the data folder. */
  postgres(): Promise<number>;
}

/** For a test file that runs real server processes on an embedded database; clears up after each test. */
export function useServers(): Servers {
  let built: BuiltProcess;
  let usedFolder = '';
  let dataDir = '';
  const launched: RunningServer[] = [];
  const dataOf = () => join(dataDir, 'postgres', 'cluster-17', 'data');

  beforeAll(async () => {
    built = await buildServerProcess();
    usedFolder = await makeUsedFolder(built.script);
  });
  afterAll(async () => {
    await built.remove();
    await rm(usedFolder, { recursive: true, force: true });
  });

  beforeEach(async () => {
    dataDir = await makeFolder();
    // A copy is much quicker than a first start. `cp`, because it keeps the owners. The binaries are only ever read.
    const [used, own] = [join(usedFolder, 'postgres'), join(dataDir, 'postgres')];
    await mkdir(own);
    await chmod(own, 0o755);
    for (const name of await readdir(used)) {
      if (name.startsWith('postgres-')) await symlink(join(used, name), join(own, name));
      else await run('cp', ['-a', join(used, name), own]);
    }
  });
  async function stopAll(): Promise<void> {
    for (const server of launched.splice(0)) {
      server.process.kill('SIGKILL');
      await server.ended;
    }
    await untilGone(dataOf());
  }
  afterEach(async () => {
    await stopAll();
    await rm(dataDir, { recursive: true, force: true });
  });

  function remember(server: RunningServer): RunningServer {
    launched.push(server);
    return server;
  }
  const options = (account?: Account) => ({ script: built.script, env: { DATA_DIR: dataDir }, account });

  return {
    get dataDir() {
      return dataDir;
    },
    get data() {
      return dataOf();
    },
    clear: () => rm(join(dataDir, 'postgres'), { recursive: true }),
    launch: (account) => remember(launchServer(options(account))),
    start: async (account) => remember(await startServer(options(account))),
    stopAll,
    async postgres() {
      const running = await findRunning(dataOf());
      if (!running) throw new Error('No PostgreSQL runs on the data folder.');
      return running.pid;
    },
  };
}

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'taga-servers-'));
  await chmod(folder, 0o777);
  return folder;
}

async function makeUsedFolder(script: string): Promise<string> {
  const folder = await makeFolder();
  const server = await startServer({ script, env: { DATA_DIR: folder } });
  server.process.kill('SIGTERM');
  await server.ended;
  return folder;
}

/** Resolves when no PostgreSQL runs on the files any more. */
export async function untilGone(data: string): Promise<void> {
  while (await findRunning(data).catch(() => undefined)) await sleep(50);
}
