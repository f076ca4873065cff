import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { StartError } from '../../start-error.ts';
import { findRunningUrl } from '../embedded/find-running-url.ts';
import { holdsCluster, prepareHome } from '../embedded/home.ts';
import { startEmbedded } from '../embedded/start-embedded.ts';
import { exists } from '../embedded/whole-folder.ts';
import { copyFolder, type FileList } from './backup-file-list.ts';
import { type BackupLabel, checkFiles, parts, writeLabel } from './backup-label.ts';
import { copyCluster } from './copy-cluster.ts';

interface BackupRequest {
  readonly dataDir: string;
  /** The folder to make. */
  readonly folder: string;
  readonly now: () => Date;
}

/**
 * Copies all that the data folder holds, whether or not a server runs on it, into a folder that is there only when it
 * is whole. Anyone who can read it can read everything: it is for its owner alone.
 */
export async function makeBackup({ dataDir, folder, now }: BackupRequest): Promise<BackupLabel> {
  if (await exists(folder)) throw new StartError(`${folder} is there already: name another folder for the backup.`);
  if (isWithin(dataDir, folder)) {
    throw new StartError(`${folder} is in the data folder, and would be lost with it: name another for the backup.`);
  }
  if (!(await holdsDatabase(dataDir)))
    throw new StartError(`There is no database in ${dataDir} yet: nothing to back up.`);
  const partial = `${folder}.partial-${randomUUID()}`;
  try {
    await mkdir(dirname(folder), { recursive: true });
    await mkdir(partial, { mode: 0o700 });
    const madeAt = now().toISOString();
    const list: FileList = { folders: [], files: [] };
    const copied = await withDatabase(dataDir, (url) => copyCluster(url, partial, list));
    // After the database: a file it names was there before its row was.
    await copyRest(dataDir, partial, list);
    await writeLabel(partial, { madeAt, ...copied, ...list });
    const label = await checkFiles(partial);
    await rename(partial, folder);
    return label;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error instanceof StartError ? error : new StartError(`The backup was not made: ${reason(error)}.`);
  }
}

function isWithin(outer: string, inner: string): boolean {
  return !relative(resolve(outer), resolve(inner)).startsWith('..');
}

async function holdsDatabase(dataDir: string): Promise<boolean> {
  return (await exists(dataDir)) && holdsCluster((await prepareHome(dataDir)).folder);
}

/** That of the server that runs, or one started for this: then no server can start meanwhile. */
async function withDatabase<Result>(dataDir: string, work: (url: string) => Promise<Result>): Promise<Result> {
  const running = await findRunningUrl(dataDir);
  if (running) return work(running);
  const embedded = await startEmbedded(dataDir, () => undefined);
  return work(embedded.url).finally(() => embedded.stop());
}

async function copyRest(dataDir: string, into: string, list: FileList): Promise<void> {
  const isLeftOut = (path: string) => path === 'postgres';
  if ((await readdir(dataDir)).every(isLeftOut)) return;
  await copyFolder(parts.rest, { from: dataDir, into, list, isLeftOut });
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
