import { createHash } from 'node:crypto';
import { chmod, chown, mkdir, readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { StartError } from '../../start-error.ts';
import { type Account, findUnprivilegedAccount, runsAsRoot } from './account.ts';

/** The folder that holds the binaries and the cluster, and who owns the cluster. */
export interface Home {
  readonly folder: string;
  /** Set when PostgreSQL must run as somebody else than this process. */
  readonly account?: Account;
  /** One line for the person who starts the server. */
  readonly note?: string;
}

/**
 * The home is `DATA_DIR/postgres`, except when root starts the server in a place no other account can enter (a clone
 * below `/root`): then it is below `/var/lib/taga`. A home that already holds a cluster is kept whatever the
 * folders' rights are now, so that a `chmod` never makes the data seem lost.
 */
export async function prepareHome(dataDir: string, sharedFolder = '/var/lib/taga'): Promise<Home> {
  await mkdir(dataDir, { recursive: true });
  const realDataDir = await realpath(dataDir);
  const own = join(realDataDir, 'postgres');
  if (!runsAsRoot()) return makeHome({ folder: own });

  const shared = join(sharedFolder, createHash('sha256').update(realDataDir).digest('hex').slice(0, 12));
  const barrier = await findClosedFolder(realDataDir);
  const useShared = !(await holdsCluster(own)) && (barrier !== undefined || (await holdsCluster(shared)));
  if (!useShared && barrier !== undefined) throw unreachable(own, barrier);
  const folder = useShared ? shared : own;
  if (useShared) await makeEnterable(sharedFolder);
  const note = `The database is in ${folder}, because the account it runs as cannot enter ${barrier ?? realDataDir}.`;
  const account = (await findOwner(folder)) ?? (await findUnprivilegedAccount());
  return makeHome(useShared ? { folder, account, note } : { folder, account });
}

async function makeHome(home: Home): Promise<Home> {
  if (home.account) await makeEnterable(home.folder);
  else await mkdir(home.folder, { recursive: true });
  return home;
}

/** Whatever root's umask makes of new folders. */
async function makeEnterable(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
}

/** Gives a new file or folder to the account PostgreSQL runs as. */
export async function handOver(path: string, account: Account | undefined): Promise<void> {
  if (account) await chown(path, account.uid, account.gid);
}

async function clustersIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => /^cluster-\d+$/.test(name));
}

export async function holdsCluster(folder: string): Promise<boolean> {
  return (await clustersIn(folder)).length > 0;
}

/** Anyone who made the cluster goes on owning it: an ordinary user's data folder may be started by root later. */
async function findOwner(folder: string): Promise<Account | undefined> {
  const [cluster] = await clustersIn(folder);
  if (!cluster) return undefined;
  const { uid, gid } = await stat(join(folder, cluster));
  return uid === 0 ? undefined : { uid, gid };
}

/** The outermost folder on the way that other accounts may not enter. */
export async function findClosedFolder(folder: string): Promise<string | undefined> {
  const parent = dirname(folder);
  const outer = parent === folder ? undefined : await findClosedFolder(parent);
  if (outer) return outer;
  const enterableByOthers = 0o001;
  return ((await stat(folder)).mode & enterableByOthers) === 0 ? folder : undefined;
}

function unreachable(home: string, barrier: string): StartError {
  return new StartError(
    `The database in ${home} cannot be reached by the account it runs as: let other accounts enter ${barrier} (chmod o+x).`,
  );
}
