import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { isAbsolute, join, normalize } from 'node:path';
import * as z from 'zod/mini';
import { StartError } from '../../start-error.ts';
import { migrationFiles } from '../migration-files.ts';
import { checksumOfFile, inParallel } from './backup-file-list.ts';

const fileName = 'backup.json';
const format = 'taga-backup-1';

/** The cluster of the embedded PostgreSQL, and whatever else is in the data folder. */
export const parts = { cluster: 'cluster', rest: 'rest' } as const;

/** Within the backup: one that was tampered with must not reach any other file. */
const path = z.string().check(
  z.refine((text) => {
    const [part = ''] = text.split('/');
    return Object.values<string>(parts).includes(part) && !isAbsolute(text) && normalize(text) === text;
  }),
);

const labelSchema = z.object({
  format: z.literal(format),
  madeAt: z.iso.datetime(),
  postgresMajor: z.number(),
  /** Those the database has had: they tell which versions of the server can go on with it. */
  migrations: z.array(z.string()),
  folders: z.array(path),
  files: z.array(z.object({ path, sha256: z.string() })),
});

export type BackupLabel = z.infer<typeof labelSchema>;

/** Written last: a folder without it is no backup. */
export async function writeLabel(folder: string, label: Omit<BackupLabel, 'format'>): Promise<void> {
  const whole = { format, ...label };
  const text = JSON.stringify({ ...whole, sha256: checksumOfLabel(whole) }, undefined, 1);
  await writeFile(join(folder, fileName), text, { mode: 0o600, flush: true });
}

/** The label of a backup whose files are all as they were written. */
export async function checkFiles(folder: string): Promise<BackupLabel> {
  const label = await readLabel(folder);
  await inParallel(label.files, async ({ path: file, sha256 }) => {
    const found = await checksumOfFile(join(folder, file));
    if (found !== sha256) throw broken(folder, `${file} is ${found ? 'not as it was written' : 'missing'}`);
  });
  return label;
}

/** The same of one that this version of the server can go on with. */
export async function checkBackup(folder: string, postgresMajor: number): Promise<BackupLabel> {
  const label = await readLabel(folder);
  const known = new Set(migrationFiles.map(({ name }) => name));
  const unknown = label.migrations.filter((name) => !known.has(name)).sort();
  if (unknown.length > 0) {
    throw new StartError(
      `The backup in ${folder} is of a newer version of the server (its database has had the migration ${unknown.at(-1)}): restore it with that version.`,
    );
  }
  if (label.postgresMajor !== postgresMajor) {
    throw new StartError(
      `The backup in ${folder} is of PostgreSQL ${label.postgresMajor}, and this version of the server brings PostgreSQL ${postgresMajor}: restore it with the version that made it.`,
    );
  }
  await checkFiles(folder);
  return label;
}

async function readLabel(folder: string): Promise<BackupLabel> {
  const text = await readFile(join(folder, fileName), 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`${folder} is no backup that can be read: ${error.message}.`);
  });
  const { sha256, ...whole } = parse(text) ?? {};
  if (whole.format !== format) throw new StartError(`${folder} is no backup of this server, or a newer kind of one.`);
  const label = labelSchema.safeParse(whole);
  if (!label.success || sha256 !== checksumOfLabel(whole)) throw broken(folder, `${fileName} is not as it was written`);
  return label.data;
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    return Object(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function checksumOfLabel(label: object): string {
  return createHash('sha256').update(JSON.stringify(label)).digest('hex');
}

function broken(folder: string, how: string): StartError {
  return new StartError(`The backup in ${folder} is broken: ${how}. Nothing was changed.`);
}
