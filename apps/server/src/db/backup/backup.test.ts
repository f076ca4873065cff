import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildScript } from '../../testing/build-server.ts';
import { connect } from '../connect.ts';
import { type Account, runsAsRoot } from '../embedded/account.ts';
import { startEmbedded } from '../embedded/start-embedded.ts';
import { migrate } from '../migrate.ts';
import { migrationFiles } from '../migration-files.ts';
import { quiet } from '../testing/quiet-log.ts';
import { useServers } from '../testing/use-servers.ts';
import { type BackupLabel, checkFiles, writeLabel } from './backup-label.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const run = promisify(execFile);
const servers = useServers();

let outside: string;
let folder: string;
beforeEach(async () => {
  outside = await mkdtemp(join(tmpdir(), 'taga-backups-'));
  folder = join(outside, 'backups', 'one');
  await mkdir(join(outside, 'backups'));
});
afterEach(() => rm(outside, { recursive: true, force: true }));

const now = () => new Date('2026-11-15T03:20:00Z');
const backUp = (to = folder) => makeBackup({ dataDir: servers.dataDir, folder: to, now });
const restore = (replace = false) => restoreBackup({ dataDir: servers.dataDir, folder, replace });

async function saveAndStop(...names: string[]): Promise<void> {
  const server = await servers.start();
  for (const name of names) await server.ask(`save ${name}`);
  server.process.kill('SIGTERM');
  await server.ended;
}

/** A killed server's PostgreSQL still writes for a moment. */
async function loseDataFolder(): Promise<void> {
  await servers.stopAll();
  for (const name of await readdir(servers.dataDir)) await rm(join(servers.dataDir, name), { recursive: true });
}

const saved = async () => (await servers.start()).ask('list');

describe('what was backed up is there again after the data folder was lost [OPS-008]', () => {
  test('of a server that runs, which goes on undisturbed', async () => {
    const server = await servers.start();
    await server.ask('save earlier');
    await backUp();
    expect(await server.ask('save later')).toBe('saved');
    server.process.kill('SIGKILL');
    await server.ended;
    await loseDataFolder();
    await restore();
    expect(await saved()).toBe('earlier');
  });

  test('of one that does not, and of one that was killed', async () => {
    await saveAndStop('orderly');
    await backUp();
    const server = await servers.start();
    await server.ask('save killed');
    server.process.kill('SIGKILL');
    await server.ended;
    await backUp(`${folder}-two`);
    await loseDataFolder();
    await restoreBackup({ dataDir: servers.dataDir, folder: `${folder}-two`, replace: false });
    expect(await saved()).toBe('killed orderly');
  });

  test('with the other files in the data folder', async () => {
    await mkdir(join(servers.dataDir, 'files', 'empty'), { recursive: true });
    await writeFile(join(servers.dataDir, 'files', 'photo'), 'picture');
    await backUp();
    await loseDataFolder();
    await restore();
    expect(await readFile(join(servers.dataDir, 'files', 'photo'), 'utf8')).toBe('picture');
    expect(await readdir(join(servers.dataDir, 'files', 'empty'))).toEqual([]);
  });

  test('of an older version of the server, which the next start brings up to date', async () => {
    await servers.clear();
    const older = migrationFiles.slice(0, -1);
    const embedded = await startEmbedded(servers.dataDir, () => undefined);
    const { pool, close } = await connect({ url: embedded.url, poolSize: 1, log: quiet });
    await migrate(pool, older);
    await pool.query(`insert into server_keys (purpose, key) values ('from-older', decode(repeat('00', 32), 'hex'))`);
    await close();
    await embedded.stop();
    expect((await backUp()).migrations).toEqual(older.map(({ name }) => name));
    await loseDataFolder();
    await restore();
    expect(await saved()).toBe('from-older');
    const latest = await backUp(`${folder}-migrated`);
    expect(latest.migrations).toEqual(migrationFiles.map(({ name }) => name));
  });
});

test('a backup is for its owner alone, and no half of one is left behind', async () => {
  await backUp();
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, 'cluster', 'password'))).mode & 0o777).toBe(0o600);
  await expect(backUp()).rejects.toThrow(`${folder} is there already: name another folder for the backup.`);
  expect(await readdir(join(outside, 'backups'))).toEqual(['one']);
});

describe('a backup is not made', () => {
  test('of a data folder that holds no database, which stays as it was', async () => {
    const empty = join(outside, 'nothing');
    await expect(makeBackup({ dataDir: empty, folder, now })).rejects.toThrow(
      `There is no database in ${empty} yet: nothing to back up.`,
    );
    expect(await readdir(outside)).toEqual(['backups']);
  });

  test('within the data folder it is made of', async () => {
    await expect(backUp(join(servers.dataDir, 'backup'))).rejects.toThrow('is in the data folder, and would be lost');
  });
});

describe('says in one sentence why a backup is not restored, and changes nothing:', () => {
  let kept: string | undefined;
  beforeEach(async () => {
    // Made once: each test spoils a copy of its own.
    if (kept) await run('cp', ['-r', kept, folder]);
    else {
      kept = await mkdtemp(join(tmpdir(), 'taga-kept-'));
      await backUp();
      await run('cp', ['-r', `${folder}/.`, kept]);
    }
  });
  afterAll(() => kept && rm(kept, { recursive: true }));
  const dataFile = 'cluster/data/global/pg_control';
  const label = () => join(folder, 'backup.json');

  async function relabel(change: (label: BackupLabel) => BackupLabel): Promise<void> {
    await writeLabel(folder, change(await checkFiles(folder)));
  }

  async function refusal(replace = true): Promise<string> {
    const before = await readdir(join(servers.dataDir, 'postgres'));
    const error = await restore(replace).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'StartError' });
    expect(await readdir(join(servers.dataDir, 'postgres'))).toEqual(before);
    return (error as Error).message;
  }

  test('there is data already', async () => {
    expect(await refusal(false)).toBe(
      `There is data in ${servers.dataDir} already: to have the backup take its place, for good, run the command again with --replace.`,
    );
  });

  test('a server runs on that data', async () => {
    const server = await servers.start();
    expect(await refusal()).toBe(`A server runs on the database in ${servers.dataDir}/postgres: stop it first.`);
    expect(await server.ask('save undisturbed')).toBe('saved');
  });

  test('one bit of it is another', async () => {
    const bytes = await readFile(join(folder, dataFile));
    bytes[100] = (bytes[100] ?? 0) ^ 1;
    await writeFile(join(folder, dataFile), bytes);
    expect(await refusal()).toBe(
      `The backup in ${folder} is broken: ${dataFile} is not as it was written. Nothing was changed.`,
    );
  });

  test('a file of it is missing', async () => {
    await rm(join(folder, dataFile));
    expect(await refusal()).toBe(`The backup in ${folder} is broken: ${dataFile} is missing. Nothing was changed.`);
  });

  test('its list of files was cut or changed', async () => {
    const text = await readFile(label(), 'utf8');
    await writeFile(label(), text.replace('2026-11-15', '2026-11-16'));
    expect(await refusal()).toBe(
      `The backup in ${folder} is broken: backup.json is not as it was written. Nothing was changed.`,
    );
    await writeFile(label(), text.slice(0, text.length / 2));
    expect(await refusal()).toBe(`${folder} is no backup of this server, or a newer kind of one.`);
  });

  test('it is of a newer version of the server', async () => {
    await relabel((was) => ({ ...was, migrations: [...was.migrations, '9999_from_tomorrow'] }));
    expect(await refusal()).toBe(
      `The backup in ${folder} is of a newer version of the server (its database has had the migration 9999_from_tomorrow): restore it with that version.`,
    );
  });

  test('it is of another PostgreSQL', async () => {
    await relabel((was) => ({ ...was, postgresMajor: 16 }));
    expect(await refusal()).toBe(
      `The backup in ${folder} is of PostgreSQL 16, and this version of the server brings PostgreSQL 17: restore it with the version that made it.`,
    );
  });

  test('it names a file outside of itself', async () => {
    await relabel((was) => ({ ...was, files: [{ path: 'rest/../../elsewhere', sha256: '' }] }));
    expect(await refusal()).toMatch(/backup\.json is not as it was written/);
  });

  test('it is something else, or nothing', async () => {
    await rm(label());
    expect(await refusal()).toMatch(/is no backup that can be read: ENOENT/);
    await rm(folder, { recursive: true });
    expect(await refusal()).toBe(`There is no folder ${folder}.`);
  });
});

test('with --replace it takes the place of what is there', async () => {
  await saveAndStop('kept');
  await backUp();
  await saveAndStop('lost');
  await restore(true);
  expect(await saved()).toBe('kept');
  expect((await readdir(join(servers.dataDir, 'postgres'))).filter((name) => name.includes('.'))).toEqual([
    expect.stringMatching(/^postgres-17/),
  ]);
});

/** The account `daemon`, which every Unix has: PostgreSQL asks the system for its account's name. */
const ordinary = { uid: 1, gid: 1 };

describe.runIf(runsAsRoot())('started by root', () => {
  test('the database goes to the account that PostgreSQL runs as', async () => {
    const cluster = join(servers.dataDir, 'postgres', 'cluster-17');
    const before = await stat(cluster);
    await backUp();
    await loseDataFolder();
    await restore();
    const after = await stat(join(cluster, 'data', 'global', 'pg_control'));
    expect([after.uid, after.gid]).toEqual([before.uid, before.gid]);
    expect(after.uid).not.toBe(0);
  });

  test('an ordinary account backs up and restores what is its own', async () => {
    await servers.clear();
    await chmod(outside, 0o777);
    await chmod(join(outside, 'backups'), 0o777);
    const own = await servers.start(ordinary);
    await own.ask('save own');
    await runAs(ordinary, 'backup', folder);
    own.process.kill('SIGTERM');
    await own.ended;
    await loseDataFolder();
    await runAs(ordinary, 'restore', folder);
    expect((await stat(folder)).uid).toBe(ordinary.uid);
    expect(await (await servers.start(ordinary)).ask('list')).toBe('own');
  });

  async function runAs(account: Account, command: 'backup' | 'restore', ...words: string[]): Promise<void> {
    const built = await buildScript(`src/commands/${command}-command.ts`);
    await chmod(dirname(built.script), 0o755);
    const env = { PATH: process.env.PATH, DATA_DIR: servers.dataDir };
    await run(process.execPath, [built.script, ...words], { env, ...account }).finally(() => built.remove());
  }
});
