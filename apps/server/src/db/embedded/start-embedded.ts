import { StartError } from '../../start-error.ts';
import { installBinaries } from './binaries.ts';
import { type Cluster, prepareCluster } from './cluster.ts';
import { type Home, prepareHome } from './home.ts';
import { createDatabaseOnce, type Keeper, keepOwnerLock, urlOf } from './keeper.ts';
import { type Postmaster, startPostmaster, stopPostmaster } from './postmaster.ts';
import { takeOver } from './take-over.ts';
import { tidyHome } from './tidy-home.ts';

export interface EmbeddedDatabase {
  readonly url: string;
  readonly note?: string;
  stop(): Promise<void>;
}

interface Started {
  readonly home: Home;
  readonly cluster: Cluster;
  readonly postmaster: Postmaster;
}

/** A PostgreSQL of our own on the files in the data folder, for this process alone. */
export async function startEmbedded(dataDir: string, onLost: (error: StartError) => void): Promise<EmbeddedDatabase> {
  const { home, cluster, postmaster } = await start(dataDir).catch((error: unknown) => {
    throw error instanceof StartError ? error : unusable(dataDir, error);
  });

  let stopping = false;
  const lost = () => {
    if (stopping) return;
    stopping = true;
    onLost(new StartError(`The built-in PostgreSQL has stopped (its log is ${cluster.log}).`));
  };
  void postmaster.ended.then(lost);
  const keeper = await takePossession(cluster, postmaster, lost).catch(async (error: unknown) => {
    stopping = true;
    await stopPostmaster(postmaster);
    throw error;
  });

  return {
    url: urlOf(cluster, postmaster.port),
    ...(home.note === undefined ? {} : { note: home.note }),
    async stop() {
      stopping = true;
      await keeper.release();
      await stopPostmaster(postmaster);
    },
  };
}

async function start(dataDir: string): Promise<Started> {
  const home = await prepareHome(dataDir);
  const binaries = await installBinaries(home.folder);
  const cluster = await prepareCluster(home, binaries);
  const postmaster = await takeOver(cluster, () => startPostmaster(binaries, cluster, home.account));
  await tidyHome(home, binaries);
  return { home, cluster, postmaster };
}

async function takePossession(cluster: Cluster, postmaster: Postmaster, lost: () => void): Promise<Keeper> {
  const keeper = await keepOwnerLock(cluster, postmaster.port, lost);
  await createDatabaseOnce(cluster, postmaster.port);
  return keeper;
}

/** A folder that cannot be written, a full disk: Node's message names the path and the reason. */
function unusable(dataDir: string, error: unknown): StartError {
  return new StartError(
    `The data folder ${dataDir} cannot be used: ${error instanceof Error ? error.message : error}.`,
  );
}
