import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { StartError } from '../../start-error.ts';
import type { Account } from '../embedded/account.ts';
import { installBinaries } from '../embedded/binaries.ts';
import { type Home, handOver, prepareHome } from '../embedded/home.ts';
import { findRunning } from '../embedded/pid-file.ts';
import { exists } from '../embedded/whole-folder.ts';
import { copyFile, inParallel } from './backup-file-list.ts';
import { type BackupLabel, checkBackup, parts } from './backup-label.ts';

interface RestoreRequest {
  readonly dataDir: string;
  /** The folder of the backup. */
  readonly folder: string;
  /** Whether what is in the data folder now may go. */
  readonly replace: boolean;
}

/** What comes to stand where. */
interface Placement {
  readonly partial: string;
  readonly target: string;
}

/** Puts a backup into the data folder. Everything is checked and copied before anything takes its place. */
export async function restoreBackup({ dataDir, folder, replace }: RestoreRequest): Promise<BackupLabel> {
  if (!(await exists(folder))) throw new StartError(`There is no folder ${folder}.`);
  const home = await prepareHome(dataDir);
  const { major } = await installBinaries(home.folder);
  const label = await checkBackup(folder, major);
  await refuseUsed(dataDir, home, replace);
  const cluster = { target: join(home.folder, `cluster-${major}`), part: parts.cluster, account: home.account };
  const rest = restOf(label).map((name) => ({ target: join(dataDir, name), part: join(parts.rest, name) }));
  const placements: Placement[] = [];
  try {
    for (const { target, part, ...owner } of [cluster, ...rest]) {
      const partial = `${target}.partial-${randomUUID()}`;
      placements.push({ partial, target });
      await copyPart({ label, folder, part, partial, ...owner });
    }
    for (const placement of placements) await putInPlace(placement);
  } finally {
    for (const { partial } of placements) await rm(partial, { recursive: true, force: true });
  }
  return label;
}

/** What lay in the data folder beside the database. */
function restOf({ folders, files }: BackupLabel): string[] {
  const paths = [...folders, ...files.map(({ path }) => path)].map((path) => path.split('/'));
  return [...new Set(paths.flatMap(([part, name]) => (part === parts.rest && name ? [name] : [])))];
}

async function refuseUsed(dataDir: string, home: Home, replace: boolean): Promise<void> {
  const clusters = (await entriesOf(home.folder)).filter((name) => /^cluster-\d+$/.test(name));
  for (const name of clusters) {
    if (!(await findRunning(join(home.folder, name, 'data')))) continue;
    throw new StartError(`A server runs on the database in ${home.folder}: stop it first.`);
  }
  const inUse = clusters.length > 0 || (await entriesOf(dataDir)).some((name) => name !== 'postgres');
  if (inUse && !replace) {
    throw new StartError(
      `There is data in ${dataDir} already: to have the backup take its place, for good, run the command again with --replace.`,
    );
  }
}

interface Copying {
  readonly label: BackupLabel;
  readonly folder: string;
  readonly part: string;
  readonly partial: string;
  readonly account?: Account | undefined;
}

async function copyPart({ label, folder, part, partial, account }: Copying): Promise<void> {
  const isWithin = (path: string) => path === part || path.startsWith(`${part}/`);
  for (const path of label.folders.filter(isWithin)) {
    const target = join(partial, relative(part, path));
    await mkdir(target, { recursive: true, mode: 0o700 });
    await handOver(target, account);
  }
  const files = label.files.filter(({ path }) => isWithin(path));
  await inParallel(files, async ({ path }) => {
    const target = join(partial, relative(part, path));
    await copyFile(join(folder, path), target);
    await handOver(target, account);
  });
}

async function putInPlace({ partial, target }: Placement): Promise<void> {
  const replaced = `${target}.replaced-${randomUUID()}`;
  if (await exists(target)) await rename(target, replaced);
  await rename(partial, target);
  await rm(replaced, { recursive: true, force: true });
}

async function entriesOf(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
