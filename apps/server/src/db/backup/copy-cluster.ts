import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { checksumOfFile, copyFile, copyFolder, type FileList } from './backup-file-list.ts';
import { parts } from './backup-label.ts';

/** What PostgreSQL makes again when it starts, as its manual lists for copies of a running server. */
const madeAgain =
  /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*)$|(^|\/)(pgsql_tmp|pg_internal\.init)|^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/./;
const controlFile = join('global', 'pg_control');

interface CopiedCluster {
  readonly postgresMajor: number;
  readonly migrations: string[];
}

/**
 * Copies the files of a running PostgreSQL while it goes on writing to them. They are of many moments; the log that
 * PostgreSQL has written meanwhile comes along and makes one of them all when the copy is first started. The slot keeps
 * that log from being reused before it is copied.
 */
export async function copyCluster(url: string, into: string, list: FileList): Promise<CopiedCluster> {
  const client = new Client({ connectionString: url, application_name: 'taga backup' });
  // What it means shows in the statement that comes next.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { data, postgresMajor } = await ask<{ data: string; postgresMajor: number }>(
      client,
      `select current_setting('data_directory') as data,
         current_setting('server_version_num')::int / 10000 as "postgresMajor"`,
    );
    await client.query(`select pg_create_physical_replication_slot('taga_backup_' || pg_backend_pid(), true, true)`);
    const begin = await ask<{ file: string }>(
      client,
      `select pg_walfile_name(pg_backup_start('taga', fast => true)) as file`,
    );
    const { rows } = await client.query<{ name: string }>('select name from migrations order by name');
    await copyData(data, into, list);
    const end = await ask<{ file: string; label: string }>(
      client,
      `select pg_walfile_name(lsn) as file, labelfile as label from pg_backup_stop(wait_for_archive => false)`,
    );
    await addFile('data/backup_label', end.label, into, list);
    await copyLog({ data, first: begin.file, last: end.file }, into, list);
    return { postgresMajor, migrations: rows.map(({ name }) => name) };
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ask<Row extends object>(client: Client, query: string): Promise<Row> {
  const [row] = (await client.query<Row>(query)).rows;
  if (!row) throw new Error('PostgreSQL gave no answer.');
  return row;
}

async function copyData(data: string, into: string, list: FileList): Promise<void> {
  const name = join(parts.cluster, 'data');
  await mkdir(join(into, parts.cluster), { mode: 0o700 });
  list.folders.push(parts.cluster);
  await addFile('password', await readFile(join(dirname(data), 'password')), into, list);
  const isLeftOut = (path: string) => madeAgain.test(path) || path === controlFile;
  await copyFolder(name, { from: data, into, list, isLeftOut });
  const sha256 = await copyWhole(join(data, controlFile), join(into, name, controlFile));
  list.files.push({ path: join(name, controlFile), sha256 });
}

/** The one file that no log makes whole again: read until it was the same before and after. */
async function copyWhole(from: string, to: string): Promise<string> {
  for (;;) {
    const sha256 = await copyFile(from, to);
    if (sha256 === (await checksumOfFile(from))) return sha256;
    await sleep(10);
  }
}

async function copyLog(log: { data: string; first: string; last: string }, into: string, list: FileList) {
  const folder = join(log.data, 'pg_wal');
  const names = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name));
  for (const name of names.filter((each) => each >= log.first && each <= log.last)) {
    const path = join(parts.cluster, 'data', 'pg_wal', name);
    list.files.push({ path, sha256: await copyFile(join(folder, name), join(into, path)) });
  }
}

async function addFile(name: string, content: string | Buffer, into: string, list: FileList): Promise<void> {
  const path = join(parts.cluster, name);
  await writeFile(join(into, path), content, { mode: 0o600, flush: true });
  list.files.push({ path, sha256: (await checksumOfFile(join(into, path))) ?? '' });
}
