import { installBinaries } from './binaries.ts';
import { prepareCluster } from './cluster.ts';
import { prepareHome } from './home.ts';
import { isOwned, urlOf } from './owner-lock.ts';
import { findRunning } from './pid-file.ts';

/** Where the PostgreSQL of a server that runs on the data folder listens; nothing when none does. */
export async function findRunningUrl(dataDir: string): Promise<string | undefined> {
  const home = await prepareHome(dataDir);
  const cluster = await prepareCluster(home, await installBinaries(home.folder));
  const running = await findRunning(cluster.data);
  if (!running?.ready || !(await isOwned(cluster, running.port))) return undefined;
  return urlOf(cluster, running.port);
}
