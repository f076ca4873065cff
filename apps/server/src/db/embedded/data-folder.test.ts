import { spawn } from 'node:child_process';
import { chown, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { useServers } from '../testing/use-servers.ts';
import { findUnprivilegedAccount, runsAsRoot } from './account.ts';
import { findClosedFolder } from './home.ts';

const servers = useServers();

const home = () => join(servers.dataDir, 'postgres');

describe('a pid file that tells of no running PostgreSQL is no obstacle:', () => {
  async function startsWithPidFile(change: (text: string) => string): Promise<void> {
    const server = await servers.start();
    await server.ask('save earlier');
    const text = await readFile(join(servers.data, 'postmaster.pid'), 'utf8');
    server.process.kill('SIGTERM');
    await server.ended;
    const { uid, gid } = await stat(servers.data);
    await writeFile(join(servers.data, 'postmaster.pid'), change(text), { mode: 0o600 });
    await chown(join(servers.data, 'postmaster.pid'), uid, gid);
    expect(await (await servers.start()).ask('list')).toBe('earlier');
  }

  test('its process is dead', async () => {
    await startsWithPidFile((text) => text.replace(/^\d+/, '4194000'));
  });

  test('its number now belongs to another program of the same account, which lives on', async () => {
    // PostgreSQL itself sees through an attacker's process, but not through one of its own account.
    const attacker = spawn('sleep', ['600'], runsAsRoot() ? await findUnprivilegedAccount() : {});
    try {
      await startsWithPidFile((text) => text.replace(/^\d+/, String(attacker.pid)));
      // Stopping the server leaves it alone as well.
      await servers.stopAll();
      expect([attacker.exitCode, attacker.signalCode]).toEqual([null, null]);
    } finally {
      attacker.kill();
    }
  });

  test('it was cut off before anything was written', async () => {
    await startsWithPidFile(() => '');
  });
});

describe('says in one sentence why it cannot use the data folder:', () => {
  test('the database is of another major version', async () => {
    await servers.clear();
    await mkdir(join(home(), 'cluster-16'), { recursive: true });
    const { code, complaint } = await servers.launch().ended;
    expect(code).toBe(1);
    expect(complaint).toBe(
      `The database in ${home()}/cluster-16 is of PostgreSQL 16, and this version of the server brings PostgreSQL 17: export it with the old version and import it here.`,
    );
    expect(await readdir(home())).not.toContain('cluster-17');
  });

  test('it is a file', async () => {
    await rm(servers.dataDir, { recursive: true });
    await writeFile(servers.dataDir, '');
    const { code, complaint } = await servers.launch().ended;
    expect(code).toBe(1);
    expect(complaint).toMatch(/^The data folder \S+ cannot be used: .*\.$/);
  });

  test('PostgreSQL does not start on its files', async () => {
    await rename(join(servers.data, 'global'), join(servers.data, 'global-gone'));
    const { code, complaint } = await servers.launch().ended;
    expect(code).toBe(1);
    expect(complaint).toMatch(/^The built-in PostgreSQL does not start: .+ \(its log is .+server\.log\)\.$/);
  });
});

test('the password and the files are for the owner alone', async () => {
  await servers.start();
  const cluster = join(home(), 'cluster-17');
  expect((await stat(cluster)).mode & 0o777).toBe(0o700);
  expect((await stat(join(cluster, 'password'))).mode & 0o777).toBe(0o600);
  expect((await stat(join(cluster, 'server.log'))).mode & 0o777).toBe(0o600);
});

test('a first start that was cut off leaves nothing that disturbs the next, and is tidied up', async () => {
  await servers.clear();
  const leftovers = ['postgres-17.10.0-beta.17.partial-x', 'cluster-17.partial-x', 'postgres-16.1.0'];
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  for (const name of leftovers) {
    await mkdir(join(home(), name, 'bin'), { recursive: true });
    await utimes(join(home(), name), longAgo, longAgo);
  }
  await servers.start();
  expect((await readdir(home())).sort()).toEqual(['cluster-17', expect.stringMatching(/^postgres-17[^/]*$/)]);
});

/** The account `daemon`, which every Unix has: PostgreSQL asks the system for its account's name. */
const ordinary = { uid: 1, gid: 1 };
const closed = await findClosedFolder(import.meta.dirname);

describe.runIf(runsAsRoot() && !closed)('an ordinary account', () => {
  test('can start the server, and root can go on with its data', async () => {
    await servers.clear();
    const own = await servers.start(ordinary);
    await own.ask('save by-ordinary');
    own.process.kill('SIGTERM');
    expect((await own.ended).code).toBe(0);
    expect((await stat(join(home(), 'cluster-17'))).uid).toBe(ordinary.uid);

    const byRoot = await servers.start();
    expect(await byRoot.ask('save by-root')).toBe('saved');
    byRoot.process.kill('SIGTERM');
    await byRoot.ended;

    expect(await (await servers.start(ordinary)).ask('list')).toBe('by-ordinary by-root');
  });

  test('is told when the database belongs to another', async () => {
    const { code, complaint } = await servers.launch(ordinary).ended;
    expect(code).toBe(1);
    expect(complaint).toBe(
      `The database in ${home()}/cluster-17 cannot be read by this account: start the server as the account that made it, or set another DATA_DIR.`,
    );
  });
});
