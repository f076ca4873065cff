import { readdir, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { StartError } from '../../start-error.ts';
import type { DatabaseLog } from '../database-log.ts';
import { type Binaries, installBinaries } from './binaries.ts';
import { type Cluster, prepareCluster } from './cluster.ts';
import { type Home, prepareHome } from './home.ts';
import { createDatabaseOnce, keepOwnerLock, type OwnerLock, urlOf } from './owner-lock.ts';
import { type Postmaster, startPostmaster, stopPostmaster } from './postmaster.ts';
import { takeOver } from './take-over.ts';

/** Older than any copy that may still be under way in another process. */
const abandonedAfterMs = 60 * 60 * 1000;

/** Takes away the binaries of earlier versions and what starts that were cut off left behind. */
async function tidyHome(home: Home, binaries: Binaries): Promise<void> {
  for (const name of await readdir(home.folder)) {
    const path = join(home.folder, name);
    const isPartial = name.includes('.partial-');
    const isOldVersion = name.startsWith('postgres-') && !isPartial && name !== basename(binaries.folder);
    // What cannot be removed (another account's) is left: it takes room and does no harm.
    if (isOldVersion || (isPartial && (await isAbandoned(path)))) {
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
    }
  }
}

async function isAbandoned(path: string): Promise<boolean> {
  const entry = await stat(path).catch(() => undefined);
  return entry !== undefined && Date.now() - entry.mtimeMs > abandonedAfterMs;
}

export interface EmbeddedDatabase {
  readonly url: string;
  readonly note?: string;
  stop(): Promise<void>;
}

interface Started {
  readonly home: Home;
  readonly cluster: Cluster;
  readonly postmaster: Postmaster;
  /** Starts it once more, where it was. */
  startAgain(): Promise<Postmaster>;
}

/**
 * A PostgreSQL of our own on the files in the data folder, for this process alone. Should it end by itself it is started
 * again, at the same address: until then anyone who asks for the database is told to come back.
 */
export async function startEmbedded(
  dataDir: string,
  /** Called at most once, when PostgreSQL is gone and cannot be started again. */
  onLost: (error: StartError) => void,
  log?: Pick<DatabaseLog, 'warn'>,
): Promise<EmbeddedDatabase> {
  const started = await start(dataDir).catch((error: unknown) => {
    throw error instanceof StartError ? error : unusable(dataDir, error);
  });
  const { home, cluster, startAgain } = started;
  let { postmaster } = started;
  const { port } = postmaster;

  let stopping = false;
  const lost = (why: StartError) => {
    if (stopping) return;
    stopping = true;
    onLost(why);
  };
  async function keepRunning(): Promise<void> {
    for (;;) {
      await postmaster.ended;
      if (stopping) return;
      log?.warn(`The built-in PostgreSQL has ended by itself and is started again (its log is ${cluster.log}).`);
      postmaster = await startAgain();
      if (stopping) return stopPostmaster(postmaster);
    }
  }
  const saver = await takePossession(cluster, port, () => lost(stopped(cluster))).catch(async (error: unknown) => {
    await stopPostmaster(postmaster);
    throw error;
  });
  const running = keepRunning().catch(lost);

  return {
    url: urlOf(cluster, port),
    ...(home.note === undefined ? {} : { note: home.note }),
    async stop() {
      stopping = true;
      await saver.release();
      await stopPostmaster(postmaster);
      await running;
    },
  };
}

async function start(dataDir: string): Promise<Started> {
  const home = await prepareHome(dataDir);
  const binaries = await installBinaries(home.folder);
  const cluster = await prepareCluster(home, binaries);
  const postmaster = await takeOver(cluster, () => startPostmaster(binaries, cluster, home.account));
  await tidyHome(home, binaries);
  const startAgain = () => takeOver(cluster, () => startPostmaster(binaries, cluster, home.account, postmaster.port));
  return { home, cluster, postmaster, startAgain };
}

async function takePossession(cluster: Cluster, port: number, onLost: () => void): Promise<OwnerLock> {
  const saver = await keepOwnerLock(cluster, port, onLost);
  await createDatabaseOnce(cluster, port);
  return saver;
}

function stopped({ log }: Cluster): StartError {
  return new StartError(`The built-in PostgreSQL has stopped (its log is ${log}).`);
}

/** A folder that cannot be written, a full disk: Node's message names the path and the reason. */
function unusable(dataDir: string, error: unknown): StartError {
  return new StartError(
    `The data folder ${dataDir} cannot be used: ${error instanceof Error ? error.message : error}.`,
  );
}
